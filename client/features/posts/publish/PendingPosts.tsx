import styled from "@emotion/styled";
import { useRef } from "react";
import type { CompositionKind } from "#client/features/posts/fields/composition.ts";
import { useDraftKeepers } from "#client/features/posts/drafts/useDraft.ts";
import { useStore } from "#client/lib/state/Store.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { PendingItem } from "#client/ui/states/PendingItem.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { toast } from "#client/ui/toasts/toast.ts";
import { pendingPosts } from "./pendingPosts.ts";
import type { WrittenPost } from "./pendingPosts.ts";

interface PendingPostsProps {
  /** Opens the composer, whose draft is the post that the member edits again. */
  onEdit: (kind: CompositionKind) => void;
}

/** The member's own posts that wait for the server, each with what becomes of it. */
export function PendingPosts({ onEdit }: PendingPostsProps) {
  const pending = useStore(pendingPosts);
  const keepers = useDraftKeepers();
  const isBusy = useRef(false);
  if (!pending) return null;
  const { list, retry, take, add } = pending;

  /** Makes a post the draft of the composer; the draft that is there goes to the list of drafts first. */
  async function edit({ clientId, input }: WrittenPost): Promise<void> {
    const kind = input.title ? "idea" : "post";
    const keeper = keepers[kind];
    await keeper.arrive();
    if (!(await keeper.putAway())) {
      toast.failure("Could not save the other draft", "Check your connection and try again.");
      return;
    }
    const composition = await take(clientId);
    if (!composition) return;
    keeper.change(composition);
    void keeper.flush();
    onEdit(kind);
  }

  async function discard({ clientId, input }: WrittenPost): Promise<void> {
    const composition = await take(clientId);
    if (!composition) return;
    const restore = () => void add({ clientId, input, composition });
    toast.success("Post discarded", undefined, { label: "Undo", onSelect: restore });
  }

  /** A second press changes nothing. */
  function once(act: (post: WrittenPost) => Promise<void>, post: WrittenPost): void {
    if (isBusy.current) return;
    isBusy.current = true;
    void act(post).finally(() => {
      isBusy.current = false;
    });
  }

  return (
    <List as="ul" gap={12} aria-label="Posts that are not sent yet">
      {list.map((post) => (
        <PendingItem
          key={post.clientId}
          pending={post}
          onRetry={() => retry(post.clientId)}
          onEdit={() => once(edit, post)}
          onDiscard={() => once(discard, post)}
        >
          {post.input.title && (
            <Text as="p" variant="ui" dir="auto">
              {post.input.title}
            </Text>
          )}
          {post.input.content && <Words dir="auto">{post.input.content}</Words>}
          {post.composition.attachment && (
            <Text as="p" variant="meta" tone="secondary">
              {post.composition.attachment.type === "video" ? "With a video" : "With a picture"}
            </Text>
          )}
        </PendingItem>
      ))}
    </List>
  );
}

const List = styled(Stack)(({ theme }) => ({ marginBlockStart: theme.space(16) }));

/** The beginning of the text; the composer has the whole. */
const Words = styled(Text)({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 4,
  overflow: "hidden",
});
