import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { compactCount } from "#client/lib/text/numbers.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { TextLink } from "#client/ui/controls/TextLink.tsx";

interface SubjectHeadProps {
  title: string;
  /** Null while it is not known. */
  postsCount: number | null;
  /** What can be done about it. */
  children?: ReactNode;
}

/** What a list of posts found by Explore is about, and the way back there. */
export function SubjectHead({ title, postsCount, children }: SubjectHeadProps) {
  return (
    <Frame>
      <div>
        <TextLink to="/explore">Explore</TextLink>
        <Text as="h1" variant="h1" tabIndex={-1} dir="auto">
          {title}
        </Text>
        <Text as="p" variant="meta" tone="secondary">
          {postsCount !== null && (postsCount === 1 ? "1 post" : `${compactCount(postsCount)} posts`)}
        </Text>
      </div>
      {children}
    </Frame>
  );
}

const Frame = styled.div(({ theme }) => ({
  display: "flex",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: theme.space(12),
  overflowWrap: "anywhere",
  [theme.mq.belowSm]: { paddingInline: theme.space(16) },
}));
