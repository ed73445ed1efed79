import styled from "@emotion/styled";
import { wordDiff } from "#client/features/posts/edit/wordDiff.ts";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";

interface Version {
  title?: string | null;
  text: string;
}

/** A text with what was added and removed since it was reported: by colour, a line, and a word for screen readers. */
export function ChangedText({ before, after }: { before: Version; after: Version }) {
  return (
    <>
      {(before.title || after.title) && (
        <Title dir="auto">
          <Differences before={before.title ?? ""} after={after.title ?? ""} />
        </Title>
      )}
      <Words dir="auto">
        <Differences before={before.text} after={after.text} />
      </Words>
    </>
  );
}

function Differences({ before, after }: { before: string; after: string }) {
  return wordDiff(before, after).map(({ text, kind }, index) => {
    if (kind === "same") return text;
    const Part = kind === "added" ? Added : Removed;
    return (
      <Part key={index}>
        <VisuallyHidden> {kind}: </VisuallyHidden>
        {text}
        <VisuallyHidden>, </VisuallyHidden>
      </Part>
    );
  });
}

const Title = styled.h4(({ theme }) => ({ margin: 0, ...theme.type.postTitle, overflowWrap: "anywhere" }));
const Words = styled.p(({ theme }) => ({
  margin: 0,
  ...theme.type.body,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
}));
const Added = styled.ins(({ theme }) => ({
  // The words for screen readers are clipped where they are.
  position: "relative",
  borderRadius: 3,
  paddingInline: 1,
  background: theme.color.primary.tint,
  color: theme.color.primary.tintText,
  textDecoration: "underline",
  textDecorationThickness: 2,
  textUnderlineOffset: 3,
}));
const Removed = styled.del(({ theme }) => ({
  position: "relative",
  color: theme.color.danger.text,
  textDecorationThickness: 1,
  "& + ins": { marginInlineStart: "0.3em" },
}));
