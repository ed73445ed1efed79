import { BellOff, ThumbsDown } from "lucide-react";
import { useState } from "react";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { SettingItem, SettingWords } from "#client/features/settings/core/settingList.ts";
import { graphql } from "#client/gql/gql.ts";
import type { PreferenceRow_PreferenceFragment } from "#client/gql/graphql.ts";
import { formatMoment } from "#client/lib/text/dates.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Text } from "#client/ui/text/Text.tsx";

const PreferenceRow_preference = graphql(`
  fragment PreferenceRow_preference on FeedPreference {
    id
    kind
    tag
    until
    user {
      id
      name
    }
    group {
      id
      name
    }
  }
`);

interface PreferenceRowProps {
  preference: FragmentType<typeof PreferenceRow_preference>;
  isLeaving: boolean;
  /** Resolves to whether it was done. */
  onRemove: () => Promise<boolean>;
}

/** One thing that the member asked of their feed, until when it counts, and the button that takes it back. */
export function PreferenceRow({ isLeaving, onRemove, ...props }: PreferenceRowProps) {
  const preference = useFragmentData(PreferenceRow_preference, props.preference);
  const [isBusy, setBusy] = useState(false);
  const title = titleOf(preference);
  const Icon = preference.kind === "LESS" ? ThumbsDown : BellOff;

  async function handleClick() {
    setBusy(true);
    if (!(await onRemove())) setBusy(false);
  }

  return (
    <SettingItem tabIndex={-1} data-row data-leaving={isLeaving || undefined}>
      <Icon aria-hidden />
      <SettingWords>
        <Text as="div" variant="ui" dir="auto">
          {title}
        </Text>
        <Text as="div" variant="meta" tone="secondary">
          {preference.until ? `Until ${formatMoment(preference.until)}` : "Until you remove it"}
        </Text>
      </SettingWords>
      <Button
        size="sm"
        variant="outline"
        loading={isBusy}
        disabled={isLeaving}
        aria-label={`Remove: ${title}`}
        onClick={() => void handleClick()}
      >
        Remove
      </Button>
    </SettingItem>
  );
}

function titleOf({ kind, tag, user, group }: PreferenceRow_PreferenceFragment): string {
  const person = user?.name ?? "a member whom you cannot see";
  switch (kind) {
    case "LESS":
      return `Less by ${person}`;
    case "MUTED_PERSON":
      return `Nothing by ${person}`;
    case "MUTED_TAG":
      return `Nothing because of #${tag}`;
    case "MUTED_GROUP":
      return `Nothing from ${group?.name ?? "a group that you cannot see"}`;
  }
}
