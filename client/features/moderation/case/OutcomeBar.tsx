import styled from "@emotion/styled";
import type { ModerationOutcome } from "#client/gql/graphql.ts";
import { formatTime } from "#client/lib/text/dates.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { OUTCOME_NAMES, OUTCOMES } from "#client/features/moderation/core/words.ts";

interface OutcomeBarProps {
  outcomes: readonly ModerationOutcome[];
  /** Why the viewer may not decide; null if they may. */
  refusal: string | null;
  claim: { mine: boolean; until: string; by: { name: string } } | null;
  /** Whether single keys act: then the buttons name them. */
  hasKeys: boolean;
  onChoose: (outcome: ModerationOutcome) => void;
}

/** The outcomes of an open case, each with its key, and who works on it. */
export function OutcomeBar({ outcomes, refusal, claim, hasKeys, onChoose }: OutcomeBarProps) {
  const isTheirs = claim !== null && !claim.mine;
  const isOff = isTheirs || refusal !== null;
  const known = OUTCOME_NAMES.filter((outcome) => outcomes.includes(outcome));
  // Why nothing can be decided; the outcomes stay where they are.
  const visible = known.length > 0 || !isOff ? known : OUTCOME_NAMES;
  return (
    <Frame role="group" aria-label="Decide">
      {isTheirs && (
        <Notice role="status">
          <b>{claim.by.name}</b> is on this until {formatTime(claim.until)}. You can read it meanwhile.
        </Notice>
      )}
      {refusal !== null && <Notice role="status">{refusal}</Notice>}
      <Buttons>
        {visible.map((outcome) => {
          const { act, key } = OUTCOMES[outcome];
          return (
            <Button
              key={outcome}
              variant={outcome === "DISMISS" ? "tonal" : "outline"}
              disabled={isOff}
              aria-keyshortcuts={hasKeys ? key : undefined}
              onClick={() => onChoose(outcome)}
            >
              {act}
              {hasKeys && <Key aria-hidden>{key}</Key>}
            </Button>
          );
        })}
      </Buttons>
      {claim?.mine && (
        <Text variant="meta" tone="tertiary" as="p">
          Yours until {formatTime(claim.until)}: colleagues see that you are on it.
        </Text>
      )}
    </Frame>
  );
}

const Frame = styled.div(({ theme }) => ({
  position: "sticky",
  top: `calc(${theme.size.headerPhone}px + var(--above-header))`,
  zIndex: 1,
  display: "grid",
  gap: theme.space(8),
  paddingBlock: theme.space(8),
  background: theme.color.bg.surface,
  borderBlock: `1px solid ${theme.color.border.subtle}`,
  [theme.mq.md]: { top: `calc(${theme.size.header}px + var(--above-header))` },
}));
const Buttons = styled.div(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  gap: theme.space(8),
  // Six fit in two rows of a phone.
  [theme.mq.belowSm]: {
    display: "grid",
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    "& > button": { minHeight: 44, paddingInline: theme.space(8) },
  },
}));
const Notice = styled.p(({ theme }) => ({
  margin: 0,
  padding: `${theme.space(8)} ${theme.space(12)}`,
  borderRadius: theme.radius.control,
  background: theme.color.warning.tint,
  color: theme.color.warning.tintText,
  ...theme.type.bodySm,
}));
const Key = styled.kbd(({ theme }) => ({
  minWidth: 18,
  paddingInline: theme.space(4),
  border: "1px solid currentColor",
  borderRadius: theme.radius.tag,
  fontFamily: theme.font.mono,
  fontSize: "0.75rem",
  lineHeight: "16px",
  textAlign: "center",
  opacity: 0.7,
  "@media (hover: none), (pointer: coarse)": { display: "none" },
}));
