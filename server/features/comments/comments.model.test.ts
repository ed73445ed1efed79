import { expect, test } from "vitest";
import { canDelete, canEdit, toThreads, type CommentView } from "./comments.model.ts";
import { presentComment } from "./comments.presenter.ts";

const ada = {
  id: 1,
  name: "Ada",
  username: "ada",
  avatar: null,
  banner: null,
  location: null,
  createdAt: "2023-01-05T10:00:00.000Z",
  lastActiveAt: null,
  headline: null,
  bio: null,
  website: null,
  pro: false,
};
const comment = (id: number, parentId: number | null = null): CommentView => ({
  id,
  postId: 5,
  parentId,
  author: ada,
  deleted: false,
  content: `Comment ${id}`,
  facets: [],
  editedAt: null,
  liked: false,
  likesCount: 0,
  createdAt: "2024-01-05T10:00:00.000Z",
  updatedAt: "2024-01-05T10:00:00.000Z",
  postAuthorId: 2,
});
const member = (id: number) => ({ id, sessionId: 1 });

test("a comment may be deleted by its author and the author of the post, and edited by its author only", () => {
  const may = (who: number) => [canEdit(member(who), comment(9)), canDelete(member(who), comment(9))];
  expect([may(1), may(2), may(3)]).toEqual([
    [true, true],
    [false, true],
    [false, false],
  ]);
});

test("a comment whose author's account is deleted has no author", () => {
  expect(canEdit(member(1), { ...comment(9), author: null })).toBe(false);
});

test("replies follow the comment of their thread, in their order", () => {
  const threads = toThreads([comment(1), comment(2), comment(3, 1), comment(4, 2), comment(5, 1)]);
  expect(threads.map(({ id, replies }) => [id, replies.map((reply) => reply.id)])).toEqual([
    [1, [3, 5]],
    [2, [4]],
  ]);
});

test("a comment and its replies have the snake_case names of the server and the camelCase names that clients know", () => {
  const [thread] = toThreads([comment(1), { ...comment(3, 1), author: null }]);
  expect(thread && presentComment(thread, (key) => key)).toEqual({
    id: 1,
    post_id: 5,
    postId: 5,
    parent_id: null,
    parentId: null,
    content: "Comment 1",
    facets: [],
    edited_at: null,
    editedAt: null,
    liked: false,
    likes_count: 0,
    likesCount: 0,
    deleted: false,
    created_at: "2024-01-05T10:00:00.000Z",
    createdAt: "2024-01-05T10:00:00.000Z",
    updated_at: "2024-01-05T10:00:00.000Z",
    updatedAt: "2024-01-05T10:00:00.000Z",
    user: { id: 1, name: "Ada", username: "ada", avatar: null },
    replies: [expect.objectContaining({ id: 3, parent_id: 1, user: null, replies: [] })],
  });
});
