import { useCallback } from "react";
import { useNavigate } from "react-router-dom";

/** What a history entry of a post says about how it was come by. */
export interface PostLinkState {
  /** It opens over the page where it was met, which stays in view under it. */
  isOver: boolean;
  /** The member came to write a comment. */
  isCommenting: boolean;
}

const OVER: PostLinkState = { isOver: true, isCommenting: false };

/** The way to a post from a list: an address of its own, opened as a dialog over this page. */
export function usePostLink(postId: string) {
  const navigate = useNavigate();
  const to = `/post/${postId}`;
  const open = useCallback(
    (how?: Partial<PostLinkState>) => void navigate(to, { state: { ...OVER, ...how }, preventScrollReset: true }),
    [navigate, to],
  );
  return { props: { to, state: OVER, preventScrollReset: true }, open };
}

/** Reads the state of a history entry, which may be anything. */
export function postLinkStateOf(state: unknown): PostLinkState {
  const known: Record<string, unknown> = typeof state === "object" && state !== null ? { ...state } : {};
  return { isOver: known["isOver"] === true, isCommenting: known["isCommenting"] === true };
}
