import styled from "@emotion/styled";

/** A plain text and its matches. */
export interface Passage {
  text: string;
  ranges: readonly { start: number; end: number }[];
}

interface HighlightedProps {
  of: Passage;
}

/** A text in which matches of a search are highlighted. */
export function Highlighted({ of: { text, ranges } }: HighlightedProps) {
  const parts = ranges.map(({ start, end }, index) => {
    const before = text.slice(ranges[index - 1]?.end ?? 0, start);
    return (
      <span key={start}>
        {before}
        <Mark>{text.slice(start, end)}</Mark>
      </span>
    );
  });
  return (
    <>
      {parts}
      {text.slice(ranges.at(-1)?.end ?? 0)}
    </>
  );
}

const Mark = styled.mark(({ theme }) => ({
  background: theme.color.primary.tint,
  color: theme.color.primary.tintText,
  borderRadius: 2,
  fontWeight: 600,
}));
