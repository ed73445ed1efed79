import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { compactCount } from "#client/lib/text/numbers.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { BackLink } from "#client/ui/controls/BackLink.tsx";

interface SubjectHeadProps {
  title: string;
  /** It is null while it is loading. */
  postsCount: number | null;
  /** The actions on the subject. */
  children?: ReactNode;
}

/** The head of a list of posts that Explore links to, with a link back. */
export function SubjectHead({ title, postsCount, children }: SubjectHeadProps) {
  return (
    <div>
      <BackLink to="/explore" label="Explore" />
      <Frame>
        <div>
          <Text as="h1" variant="h1" tabIndex={-1} dir="auto">
            {title}
          </Text>
          <Text as="p" variant="meta" tone="secondary">
            {postsCount !== null && (postsCount === 1 ? "1 post" : `${compactCount(postsCount)} posts`)}
          </Text>
        </div>
        {children}
      </Frame>
    </div>
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
