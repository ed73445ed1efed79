import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Button } from "#client/ui/controls/Button.tsx";
import { RestoredNote } from "#client/ui/forms/RestoredNote.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import type { Composition } from "#client/features/posts/fields/composition.ts";
import type { DraftKeeper } from "./DraftKeeper.ts";
import type { DraftState } from "./DraftStore.ts";

interface DraftNoticeProps {
  draft: Pick<DraftState, "isRestored" | "conflict">;
  /** The text of this composer. */
  composition: Composition;
  keeper: DraftKeeper;
  onDiscard: () => void;
}

/** A notice that a draft was restored. When it was also changed elsewhere, both texts are shown to choose from. */
export function DraftNotice({ draft: { isRestored, conflict }, composition, keeper, onDiscard }: DraftNoticeProps) {
  if (conflict) {
    return (
      <Choice role="alert">
        <Text as="p" variant="bodySm">
          This draft was also changed in another tab or on another device. Which version do you want to keep?
        </Text>
        <Versions>
          <Version title="This one" composition={composition}>
            <Button size="sm" variant="tonal" onClick={() => void keeper.keepMine()}>
              Keep mine
            </Button>
          </Version>
          <Version title="The other" composition={conflict.composition}>
            <Button size="sm" variant="outline" onClick={() => keeper.takeTheirs()}>
              Take the other
            </Button>
          </Version>
        </Versions>
      </Choice>
    );
  }
  return isRestored ? <RestoredNote onDiscard={onDiscard} /> : null;
}

interface VersionProps {
  title: string;
  composition: Composition;
  children: ReactNode;
}

function Version({ title, composition, children }: VersionProps) {
  const words = [composition.title, composition.content].filter((text) => text.trim() !== "").join("\n");
  const more = [...composition.tags.map((tag) => `#${tag}`), ...(composition.attachment ? ["with a file"] : [])];
  return (
    <Side role="group" aria-label={title}>
      <Text as="h3" variant="meta">
        {title}
      </Text>
      <Words tabIndex={0} role="region" aria-label={`Text of ${title.toLowerCase()}`} dir="auto">
        {words || "No text"}
      </Words>
      {more.length > 0 && (
        <Text as="p" variant="meta" dir="auto">
          {more.join(" ")}
        </Text>
      )}
      <div>{children}</div>
    </Side>
  );
}

const Choice = styled.div(({ theme }) => ({
  display: "grid",
  gap: theme.space(8),
  padding: theme.space(12),
  borderRadius: theme.radius.control,
  border: `1px solid ${theme.color.warning.tintBorder}`,
  background: theme.color.warning.tint,
  color: theme.color.warning.tintText,
}));
/** Side by side, on phones one under the other. */
const Versions = styled.div(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space(12),
  [theme.mq.sm]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
}));
const Side = styled.div(({ theme }) => ({
  display: "flex",
  flexDirection: "column",
  gap: theme.space(8),
  minWidth: 0,
  padding: theme.space(8),
  borderRadius: theme.radius.control,
  background: theme.color.bg.surface,
  color: theme.color.text.primary,
}));
const Words = styled.p(({ theme }) => ({
  flex: 1,
  maxHeight: 160,
  overflowY: "auto",
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  ...theme.type.bodySm,
}));
