import styled from "@emotion/styled";
import { Cite } from "./Cite.tsx";

interface CitedSentenceProps {
  text: string;
  sources: readonly { to: string; number: number }[];
}

/** A sentence and the numbers of its sources, which stay on the line of its last word. */
export function CitedSentence({ text, sources }: CitedSentenceProps) {
  const space = text.lastIndexOf(" ") + 1;
  return (
    <span>
      {text.slice(0, space)}
      <Unbroken>
        {text.slice(space)}
        {sources.map(({ to, number }) => (
          <Cite key={number} to={to} number={number} />
        ))}
      </Unbroken>{" "}
    </span>
  );
}

const Unbroken = styled.span({ whiteSpace: "nowrap" });
