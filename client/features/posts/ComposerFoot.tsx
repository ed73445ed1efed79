import styled from "@emotion/styled";
import { Image, MapPin } from "lucide-react";
import { Button } from "#client/ui/Button.tsx";
import { Stack } from "#client/ui/Stack.tsx";
import { Switch } from "#client/ui/Switch.tsx";
import { Text } from "#client/ui/Text.tsx";
import { charactersLeft } from "#client/lib/numbers.ts";
import type { useComposer } from "./useComposer.ts";

/** Characters left from which on they are counted, and from which on the count is read out. */
const COUNT_FROM = 500;
const SPOKEN_FROM = 50;

interface ComposerFootProps {
  /** The form that Post submits. */
  formId: string;
  composer: ReturnType<typeof useComposer>;
  onPick: () => void;
}

/** What goes with the words of a post, and the button that publishes it. */
export function ComposerFoot({ formId, composer, onPick }: ComposerFootProps) {
  const { whereabouts, left, isPosting } = composer;
  const where = whereText(whereabouts);
  return (
    <Stack gap={8}>
      {composer.error && (
        <Text role="alert" variant="bodySm" tone="danger">
          {composer.error}
        </Text>
      )}
      {where && (
        <Text as="div" role="status" variant="meta" tone={whereabouts.reason ? "danger" : "secondary"}>
          <Where>
            <MapPin aria-hidden size={14} strokeWidth={1.75} /> {where}
          </Where>
        </Text>
      )}
      <Tools>
        <Button variant="ghost" icon={<Image aria-hidden />} disabled={isPosting} onClick={onPick}>
          Photo
        </Button>
        <Switch
          label="Location"
          checked={whereabouts.isOn}
          onChange={(event) => whereabouts.set(event.target.checked)}
        />
        <End>
          {left <= COUNT_FROM && (
            <Text
              as="span"
              variant="meta"
              tone={left < 0 ? "danger" : "tertiary"}
              aria-live={left <= SPOKEN_FROM ? "polite" : "off"}
            >
              {charactersLeft(left)}
            </Text>
          )}
          <Button type="submit" form={formId} disabled={!composer.canPost} loading={isPosting}>
            {isPosting ? "Posting..." : "Post"}
          </Button>
        </End>
      </Tools>
    </Stack>
  );
}

/** Three decimals are a neighbourhood: enough to recognise the place by. */
function whereText({ isFinding, place, reason }: ComposerFootProps["composer"]["whereabouts"]): string {
  if (isFinding) return "Finding you…";
  return place ? `${place.lat.toFixed(3)}, ${place.lng.toFixed(3)}` : reason;
}

const Tools = styled.div(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space(8),
  marginInlineStart: `-${theme.space(16)}`,
}));

const Where = styled.span(({ theme }) => ({ display: "inline-flex", alignItems: "center", gap: theme.space(4) }));

const End = styled.div(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: theme.space(12),
  marginInlineStart: "auto",
}));
