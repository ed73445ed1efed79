import styled from "@emotion/styled";

/** A bar that shows a part of a whole. The row says the figure in words. */
export function ShareBar({ percent }: { percent: number }) {
  return (
    <Track aria-hidden="true">
      <Bar style={{ inlineSize: `${percent}%` }} />
    </Track>
  );
}

const Track = styled.div(({ theme }) => ({
  height: 6,
  overflow: "hidden",
  borderRadius: theme.radius.pill,
  background: theme.color.bg.pressed,
}));
const Bar = styled.div(({ theme }) => ({ height: "100%", background: theme.color.primary.solid }));
