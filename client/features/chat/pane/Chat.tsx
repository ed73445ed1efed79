import styled from "@emotion/styled";
import { Suspense } from "react";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";
import { ConversationList } from "#client/features/chat/list/ConversationList.tsx";
import { MessageSkeleton } from "#client/features/chat/room/MessageSkeleton.tsx";
import { useChatNews } from "#client/features/chat/core/useChatNews.ts";
import { lazyPart } from "#client/ui/overlays/lazyPart.tsx";

const ConversationPane = lazyPart(async () => ({ default: (await import("./ConversationPane.tsx")).ConversationPane }));

/** The list of conversations and the open one side by side; on phones one of them at a time. */
export function Chat({ openId }: { openId: string | null }) {
  useChatNews();
  return (
    <Frame data-open={openId !== null || undefined}>
      <List>
        <ConversationList openId={openId} />
      </List>
      <Pane>
        {openId === null ? (
          <Middle>
            <EmptyState scene="envelope" title="Choose a conversation" />
          </Middle>
        ) : (
          <Suspense fallback={<MessageSkeleton />}>
            <ConversationPane key={openId} id={openId} />
          </Suspense>
        )}
      </Pane>
    </Frame>
  );
}

/** The frame takes the remaining height of the window: the list and the messages scroll, the page does not. */
const Frame = styled.div(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "minmax(0, 1fr)",
  height: `calc(100dvh - ${theme.size.headerPhone}px - ${theme.size.bottomBar} - var(--above-header) - env(safe-area-inset-top) - env(safe-area-inset-bottom))`,
  background: theme.color.bg.surface,
  "&[data-open]": {
    height: `calc(100dvh - ${theme.size.headerPhone}px - var(--above-header) - env(safe-area-inset-top))`,
  },
  [theme.mq.belowMd]: {
    "&[data-open] > :first-child": { display: "none" },
    "&:not([data-open]) > :last-child": { display: "none" },
  },
  [theme.mq.md]: {
    gridTemplateColumns: "320px minmax(0, 1fr)",
    borderInline: `1px solid ${theme.color.border.default}`,
    "&, &[data-open]": {
      height: `calc(100dvh - ${theme.size.header}px - var(--above-header) - env(safe-area-inset-top))`,
    },
  },
}));
const List = styled.div({ minHeight: 0 });
const Pane = styled.section(({ theme }) => ({
  minWidth: 0,
  minHeight: 0,
  [theme.mq.md]: { borderInlineStart: `1px solid ${theme.color.border.default}` },
}));
const Middle = styled.div({ display: "grid", placeItems: "center", height: "100%" });
