import styled from "@emotion/styled";
import { use, useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "@apollo/client";
import { FacetText } from "#client/features/people/FacetText.tsx";
import { graphql } from "#client/gql/gql.ts";
import { Avatar } from "#client/ui/text/Avatar.tsx";
import { Button } from "#client/ui/controls/Button.tsx";
import { OnDemand } from "#client/ui/overlays/OnDemand.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { CommentByline } from "#client/features/comments/core/CommentByline.tsx";
import { CommentLikeButton } from "#client/features/comments/core/CommentLikeButton.tsx";
import { CommentMenuButton } from "./CommentMenuButton.tsx";
import { CommentQuestions } from "./CommentQuestions.tsx";
import { CommentsClosed } from "./commentsClosed.ts";

const loadEdit = async () => (await import("#client/features/comments/writing/CommentEditForm.tsx")).CommentEditForm;

const CommentItem_comment = graphql(`
  fragment CommentItem_comment on Comment {
    id
    content
    facets {
      start
      end
      kind
      value
    }
    deleted
    canEdit
    canDelete
    author {
      id
      name
      username
      avatar {
        url
        placeholder
      }
    }
    ...CommentByline_comment
    ...CommentLike_comment
  }
`);

/** How long a linked comment stays highlighted, in milliseconds. */
const MARKED_FOR = 2_000;

interface CommentItemProps {
  comment: FragmentType<typeof CommentItem_comment>;
  postId: string;
  /** The comment in whose thread it replies; null for a comment on the post. */
  parentId: string | null;
  /** True for the comment to which the address links. */
  isLinked?: boolean;
  /** Opens the composer for a reply to the author of this comment. */
  onReply: (name: string) => void;
  /** The replies and the composer, on the line below. */
  children?: ReactNode;
}

/** One comment: its author, time, text and actions. A deleted one with replies keeps its position. */
export function CommentItem({ postId, parentId, isLinked = false, onReply, children, ...props }: CommentItemProps) {
  const comment = useFragmentData(CommentItem_comment, props.comment);
  const [doing, setDoing] = useState<"edit" | "delete" | null>(null);
  const [removedFrom, setRemovedFrom] = useState<string | null>(null);
  const isClosed = use(CommentsClosed);
  const frame = useRef<HTMLDivElement>(null);
  const isMarked = useArrival(frame, isLinked);
  const name = comment.author?.name ?? "Former member";
  const stop = () => setDoing(null);

  /**
   * Moves the focus to the button of the menu, because the entry that opened the composer or the question no longer
   * exists.
   */
  function focusMenu() {
    const menu = frame.current?.querySelector<HTMLElement>(`[data-menu-of="${comment.id}"]`);
    (menu ?? frame.current)?.focus({ preventScroll: true });
  }

  return (
    <Frame ref={frame} tabIndex={-1} data-comment={comment.id}>
      <Side aria-hidden>
        <Avatar
          name={comment.deleted ? "" : name}
          image={(!comment.deleted && comment.author?.avatar) || null}
          size={32}
        />
        {children && <Spine data-spine />}
      </Side>
      <Body>
        <Own data-marked={isMarked || undefined}>
          <CommentByline comment={comment} postId={postId} />
          {comment.deleted && (
            <Text variant="bodySm" tone="tertiary">
              This comment was deleted
            </Text>
          )}
          {!comment.deleted && doing === "edit" && (
            <OnDemand load={loadEdit} onFailed={stop}>
              {(CommentEditForm) => (
                <CommentEditForm
                  commentId={comment.id}
                  content={comment.content}
                  onDone={() => {
                    stop();
                    setTimeout(focusMenu);
                  }}
                />
              )}
            </OnDemand>
          )}
          {!comment.deleted && doing !== "edit" && (
            <>
              <Words variant="bodySm" dir="auto">
                <FacetText text={comment.content} facets={comment.facets} />
              </Words>
              <Actions>
                <CommentLikeButton comment={comment} />
                {!isClosed && (
                  <Button variant="ghost" size="sm" onClick={() => onReply(name)}>
                    Reply
                  </Button>
                )}
                <CommentMenuButton
                  commentId={comment.id}
                  postId={postId}
                  author={comment.author ?? null}
                  onEdit={comment.canEdit ? () => setDoing("edit") : null}
                  onDelete={comment.canDelete ? () => setDoing("delete") : null}
                  onRemove={setRemovedFrom}
                />
              </Actions>
            </>
          )}
        </Own>
        {children}
      </Body>
      <CommentQuestions
        comment={{ commentId: comment.id, postId, parentId }}
        isDeleting={doing === "delete"}
        removedFrom={removedFrom}
        onClose={() => {
          stop();
          setRemovedFrom(null);
        }}
        onLeft={focusMenu}
      />
    </Frame>
  );
}

/** Scrolls to the linked comment and highlights it for a moment. */
function useArrival(frame: { current: HTMLElement | null }, isLinked: boolean): boolean {
  const [isMarked, setMarked] = useState(isLinked);
  const [wasLinked, setWasLinked] = useState(isLinked);
  if (wasLinked !== isLinked) {
    setWasLinked(isLinked);
    setMarked(isLinked);
  }
  useEffect(() => {
    if (!isLinked) return undefined;
    frame.current?.scrollIntoView({ block: "center" });
    frame.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => setMarked(false), MARKED_FOR);
    return () => clearTimeout(timer);
  }, [frame, isLinked]);
  return isMarked;
}

const Frame = styled.div(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: theme.space(12),
  outline: "none",
  "@media (hover: hover)": {
    "&:hover > * > [data-spine]": { background: theme.color.primary.solid },
  },
}));

const Side = styled.div({ display: "flex", flexDirection: "column", alignItems: "center" });

const Spine = styled.span(({ theme }) => ({
  flex: 1,
  width: 2,
  marginBlockStart: theme.space(6),
  borderRadius: 1,
  background: theme.color.primary.tintBorder,
  transition: `background ${theme.motion.fast}`,
}));

const Body = styled.div({ minWidth: 0 });

const Own = styled.div(({ theme }) => ({
  marginInline: `-${theme.space(8)}`,
  paddingInline: theme.space(8),
  borderRadius: theme.radius.control,
  transition: `background ${theme.motion.slow}`,
  "&[data-marked]": { background: theme.color.bg.selected, boxShadow: `inset 2px 0 ${theme.color.primary.solid}` },
}));

const Words = styled(Text)({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });

const Actions = styled.div(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space(4),
  marginInlineStart: `-${theme.space(6)}`,
  marginBlock: theme.space(2),
}));
