import styled from "@emotion/styled";
import { useId, useState } from "react";
import { Text } from "#client/ui/text/Text.tsx";
import { Tooltip } from "#client/ui/controls/Tooltip.tsx";
import { confidenceWord } from "./confidence.ts";

/** The confidence of an insight, and its three parts from 0 to 1. */
export interface Confidence {
  percent: number;
  coverage: number;
  agreement: number;
  recency: number;
}

const percentOf = (share: number) => `${Math.round(100 * share)} %`;

/** The confidence of an insight. Its parts appear on hover and focus, and stay visible after a press. */
export function ConfidenceMeter({ confidence }: { confidence: Confidence }) {
  const { percent, coverage, agreement, recency } = confidence;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const parts = `Half of it is how many different people wrote (${percentOf(coverage)}), three tenths how many of the posts found are about it (${percentOf(agreement)}), two tenths how much of it is from the last 30 days (${percentOf(recency)}).`;
  return (
    <>
      <Tooltip text={parts}>
        <Meter type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <Track aria-hidden>
            <Fill style={{ width: `${percent}%` }} />
          </Track>
          <Text variant="meta" tone="secondary">
            {percent} % confidence, {confidenceWord(percent)}
          </Text>
        </Meter>
      </Tooltip>
      <Parts id={id} hidden={!isOpen}>
        {parts}
      </Parts>
    </>
  );
}

const Meter = styled.button(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space(8),
  minHeight: 24,
  padding: 0,
  border: 0,
  background: "none",
  cursor: "help",
}));
const Track = styled.span(({ theme }) => ({
  display: "block",
  width: 80,
  height: 6,
  overflow: "hidden",
  borderRadius: theme.radius.pill,
  background: theme.color.bg.sunken,
}));
const Fill = styled.span(({ theme }) => ({
  display: "block",
  height: "100%",
  borderRadius: theme.radius.pill,
  background: theme.color.ai,
}));
const Parts = styled.p(({ theme }) => ({ flexBasis: "100%", color: theme.color.text.secondary, ...theme.type.meta }));
