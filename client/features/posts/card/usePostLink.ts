import { useCallback } from "react";
import { useNavigate } from "react-router-dom";

/** The state of a history entry of a post. */
export interface PostLinkState {
  /** True when the post opens as a dialog over the current page, which stays rendered under it. */
  isOver: boolean;
  /** True when the member wants to write a comment. */
  isCommenting: boolean;
}

const OVER: PostLinkState = { isOver: true, isCommenting: false };

/** Returns the link to a post from a list: an address of its own, which opens as a dialog over this page. */
export function usePostLink(postId: string) {
  const navigate = useNavigate();
  const to = `/post/${postId}`;
  const open = useCallback(
    (how?: Partial<PostLinkState>) => void navigate(to, { state: { ...OVER, ...how }, preventScrollReset: true }),
    [navigate, to],
  );
  return { props: { to, state: OVER, preventScrollReset: true }, open };
}

/** Reads the state of a history entry, which may have any shape. */
export function postLinkStateOf(state: unknown): PostLinkState {
  const known: Record<string, unknown> = typeof state === "object" && state !== null ? { ...state } : {};
  return { isOver: known["isOver"] === true, isCommenting: known["isCommenting"] === true };
}
