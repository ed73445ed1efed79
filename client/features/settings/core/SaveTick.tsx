import styled from "@emotion/styled";
import { Check } from "lucide-react";
import { useEffect, useState } from "react";
import { visuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";

/** The outcome of the last change of a setting. */
export type Outcome = "none" | "saved" | "failed";

/** How long the tick is visible, in milliseconds. */
const VISIBLE_MS = 2_500;

interface SaveTickProps {
  outcome: Outcome;
  /** The tick is on the line of a wide switch, where it moves nothing; a failure gets a line of its own. */
  besideSwitch?: boolean;
}

/** Reports beside a setting that it is saved, or that it was not and is unchanged. */
export function SaveTick({ outcome, besideSwitch = false }: SaveTickProps) {
  return (
    <Line
      role={outcome === "failed" ? "alert" : "status"}
      data-outcome={outcome}
      data-beside-switch={besideSwitch || undefined}
    >
      {outcome === "saved" && (
        <>
          <Check aria-hidden="true" /> <span>Saved</span>
        </>
      )}
      {outcome === "failed" && "Couldn't be saved. Try again."}
    </Line>
  );
}

/** Holds the outcome of saving for as long as it is shown. */
export function useOutcome() {
  const [outcome, setOutcome] = useState<Outcome>("none");
  useEffect(() => {
    if (outcome !== "saved") return undefined;
    const timer = setTimeout(() => setOutcome("none"), VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  return {
    outcome,
    clear: () => setOutcome("none"),
    report: (isSaved: boolean) => setOutcome(isSaved ? "saved" : "failed"),
  };
}

const Line = styled.span(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space(4),
  flexShrink: 0,
  ...theme.type.meta,
  "&:empty": { display: "none" },
  "&[data-beside-switch][data-outcome=saved]": {
    position: "absolute",
    insetBlockStart: theme.space(8),
    insetInlineEnd: 46,
    minHeight: 36,
    "@media (pointer: coarse)": { minHeight: 44 },
    // Where the label needs the space, only the icon is visible.
    [theme.mq.belowSm]: { "& > span": visuallyHidden },
  },
  "&[data-outcome=saved]": { color: theme.color.success.text },
  "&[data-outcome=failed]": { color: theme.color.danger.text },
  "& svg": { width: "0.875rem", height: "0.875rem", strokeWidth: 2.25 },
}));
