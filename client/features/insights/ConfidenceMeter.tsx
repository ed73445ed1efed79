import styled from "@emotion/styled";
import { useId, useState } from "react";
import { Text } from "#client/ui/text/Text.tsx";
import { Tooltip } from "#client/ui/controls/Tooltip.tsx";
import { confidenceWord } from "./confidence.ts";

interface ConfidenceMeterProps {
  percent: number;
  /** From what the percent was computed, in words. */
  parts: string;
}

/** A confidence in percent. Its explanation appears on hover and focus, and stays visible after a press. */
export function ConfidenceMeter({ percent, parts }: ConfidenceMeterProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Tooltip text={parts}>
        <Meter type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <Track aria-hidden>
            <Fill style={{ width: `${percent}%` }} />
          </Track>
          <Text variant="meta" tone="secondary">
            {percent}% confidence, {confidenceWord(percent)}
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
