import styled from "@emotion/styled";
import { Suspense } from "react";
import type { ListedPost } from "#client/features/feed/list/FeedList.tsx";
import { lazyPart } from "#client/ui/overlays/lazyPart.tsx";
import { loadReasonLine } from "./loadReasonLine.ts";

const ReasonLine = lazyPart(loadReasonLine);

/** Why a post is here. A post of a bond needs no reason, nor does the viewer's own. */
export function Reason({ post: { id, author, reason } }: { post: ListedPost }) {
  if (!author || !reason || reason.kind === "BOND") return null;
  return (
    <Row>
      <Suspense>
        <ReasonLine post={{ id, author, reason }} />
      </Suspense>
    </Row>
  );
}

/** It is as high as its text from the start, so that nothing moves when the line is there. */
const Row = styled.div(({ theme }) => ({ display: "flex", minHeight: "1lh", ...theme.type.meta }));
