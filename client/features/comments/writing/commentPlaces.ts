/** The places of unsent texts about a comment: each text stays where it was begun. */
export const replyPlace = (commentId: string) => `reply to comment ${commentId}`;
export const commentPlace = (postId: string) => `comment on post ${postId}`;
export const editPlace = (commentId: string) => `edit of comment ${commentId}`;
