import { describe, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { people } from "#tests/kit/people";

const app = await startApp();
const { ada, bo } = await people(app);
const post = await ada.posts("Something to keep");
const { body: started } = await ada.send<{ conversation: { id: number } }>("/api/conversations", { user_id: bo.id });
const chat = started.conversation?.id;

const NO_IDS = [-1, 0, 1.5, 1e308, 2 ** 53, "x"];

/** Every field of a body that names a thing: the call, the field, and what else the body needs. */
const FIELDS: [method: string, path: string, field: string, more: object][] = [
  ["POST", "/api/posts", "draft_id", { content: "x" }],
  ["POST", "/api/posts", "group_id", { content: "x" }],
  ["POST", "/api/posts", "media_ids", { content: "x" }],
  ["PUT", `/api/posts/${post.id}`, "media_ids", { content: "x" }],
  ["POST", `/api/posts/${post.id}/comments`, "parent_id", { content: "x" }],
  ["POST", "/api/drafts", "media_ids", { kind: "post", content: "x" }],
  ["PUT", `/api/bookmarks/${post.id}`, "folder_ids", {}],
  ["POST", "/api/conversations", "user_id", {}],
  ["POST", "/api/conversations", "participant_ids", {}],
  ["POST", `/api/conversations/${chat}/messages`, "reply_to_id", { text: "x", client_id: "c1" }],
  ["POST", `/api/conversations/${chat}/messages`, "media_ids", { text: "x", client_id: "c2" }],
  ["POST", "/api/groups", "cover_id", { name: "Repair", description: "We mend", category: "Design" }],
  ["POST", "/api/friends/request", "user_id", {}],
  ["POST", "/api/profile", "avatar_id", {}],
  ["POST", "/api/profile", "banner_id", {}],
];

describe.each(FIELDS)("%s %s: %s", (method, path, field, more) => {
  test.each(NO_IDS)("%j is no id", async (id) => {
    const sent = { ...more, [field]: field.endsWith("_ids") ? [id] : id };
    const { status, body, text } = await ada.rest.send(method, path, sent, { token: ada.token });
    expect(status, text).toBe(422);
    expect(Object.keys(body.errors ?? {}).join(), text).toMatch(new RegExp(`^${field}`));
  });
});

test("ids of other kinds are bad input for GraphQL", async () => {
  const DOCUMENTS = [
    'mutation ($id: ID!) { createPost(input: { content: "x", draftId: $id }) { id } }',
    'mutation ($id: ID!) { createPost(input: { content: "x", groupId: $id }) { id } }',
    'mutation ($id: ID!) { createPost(input: { content: "x", mediaIds: [$id] }) { id } }',
    `mutation ($id: ID!) { updateBookmark(input: { id: "${post.id}", folderIds: [$id] }) { cursor } }`,
    `mutation ($id: ID!) { addComment(postId: "${post.id}", content: "x", parentId: $id) { id } }`,
    "mutation ($id: ID!) { startConversation(participantIds: [$id]) { id } }",
    "mutation ($id: ID!) { recordSightings(sightings: [{ kind: IMPRESSION, id: $id }]) }",
  ];
  for (const document of DOCUMENTS) {
    for (const id of NO_IDS) {
      const { code, text } = await ada.ask(document, { id });
      expect(code, `${document} ${id}: ${text}`).toBe("BAD_USER_INPUT");
    }
  }
});

test("the number of a read message is one, and no object that claims to be", async () => {
  for (const seq of [{ toString: "x" }, [], null, -1, 1.5, "x"]) {
    const { status, body, text } = await ada.send(`/api/conversations/${chat}/read`, { seq });
    expect(status, text).toBe(422);
    expect(body.errors).toHaveProperty("seq");
  }
});
