import styled from "@emotion/styled";
import { ArrowDown, ArrowUp } from "lucide-react";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";

/** The change of a figure against as many days before, in percent; null where the earlier figure is zero. */
export function Change({ percent }: { percent: number | null }) {
  if (percent === null) return <Words>new</Words>;
  if (percent === 0) return <Words>0%</Words>;
  const isMore = percent > 0;
  return (
    <Words data-change={isMore ? "more" : "less"}>
      {isMore ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />}
      <VisuallyHidden>{isMore ? "up " : "down "}</VisuallyHidden>
      {Math.abs(percent).toLocaleString("en-US")}%
    </Words>
  );
}

const Words = styled.span(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space(2),
  ...theme.type.meta,
  color: theme.color.text.secondary,
  "& > svg": { width: "0.875rem", height: "0.875rem", strokeWidth: 2 },
  "&[data-change=more]": { color: theme.color.success.text },
  "&[data-change=less]": { color: theme.color.danger.text },
}));
