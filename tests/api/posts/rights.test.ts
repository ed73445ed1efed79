import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { block, people, type Person } from "#tests/kit/people";
import { type RestComment, type RestPost, RestClient } from "#tests/kit/rest";

const app = await startApp();

const put = (who: Person, path: string, body: unknown) => who.rest.put(path, body, { token: who.token });
const remove = (who: Person, path: string) => who.rest.delete(path, { token: who.token });

async function createGroup(owner: Person, visibility: string, members: Person[]): Promise<number> {
  const { body } = await owner.send<{ group: { id: number } }>("/api/groups", {
    name: `Cellar ${owner.username} ${visibility}`,
    description: "For members",
    category: "Technology",
    visibility,
  });
  for (const { id } of members)
    await app.sql`insert into group_members (group_id, user_id, role, state) values (${body.group.id}, ${id}, 'member', 'member')`;
  return body.group.id;
}

test("a member who was sent away changes nothing in the group, but may delete what they wrote", async () => {
  const { ada, bo } = await people(app);
  const groupId = await createGroup(ada, "private", [bo]);
  const post = await bo.posts("As agreed", { group_id: groupId });
  const theirs = await ada.posts("By the owner", { group_id: groupId });
  const comment = await bo.comments(theirs, "Well said");
  await ada.query(`mutation { removeGroupMember(id: ${groupId}, userId: ${bo.id}) { id } }`);

  expect((await put(bo, `/api/posts/${post.id}`, { content: "Rewritten" })).status).toBe(404);
  expect((await put(bo, `/api/comments/${comment.id}`, { content: "Rewritten" })).status).toBe(404);
  const updated = await bo.ask(`mutation { updatePost(id: ${post.id}, input: { content: "Rewritten" }) { id } }`);
  expect(updated.code).toBe("NOT_FOUND");
  for (const path of [`posts/${post.id}/like`, `posts/${theirs.id}/bookmark`, `comments/${comment.id}/like`])
    expect((await bo.send(`/api/${path}`)).status, path).toBe(404);
  expect((await bo.send(`/api/posts/${theirs.id}/comments`, { content: "Still here" })).status).toBe(404);
  const [stored] = await app.sql<{ content: string }[]>`select content from posts where id = ${post.id}`;
  const [said] = await app.sql<{ content: string }[]>`select content from comments where id = ${comment.id}`;
  expect([stored?.content, said?.content]).toEqual(["As agreed", "Well said"]);
  expect(await app.sql`select 1 from post_revisions where post_id = ${post.id}`).toHaveLength(0);

  expect((await remove(bo, `/api/posts/${theirs.id}`)).status).toBe(404);
  expect((await remove(bo, `/api/comments/${comment.id}`)).status).toBe(200);
  expect((await remove(bo, `/api/posts/${post.id}`)).status).toBe(200);
  expect(await app.sql`select 1 from posts where id = ${post.id}`).toHaveLength(0);
  expect(await app.sql`select 1 from comments where id = ${comment.id}`).toHaveLength(0);
});

test("a comment under a post that became hidden is deleted without an error, whatever the document selects", async () => {
  const { ada, bo } = await people(app);
  const post = await ada.posts("Under discussion");
  const [one, other, plain] = [
    await bo.comments(post, "One"),
    await bo.comments(post, "Other"),
    await bo.comments(post, "Plain"),
  ];
  await block(app, ada, bo);
  const direct = `mutation { deleteComment(id: ${one.id}) { id post { commentsCount } } }`;
  const inFragment = `mutation { deleteComment(id: ${other.id}) { id ... on Comment { ...Of } } }
    fragment Of on Comment { post { commentsCount } }`;
  for (const text of [direct, inFragment]) expect(await bo.query(text)).toEqual({ deleteComment: null });
  const withoutPost = await bo.query(`mutation { deleteComment(id: ${plain.id}) { id deleted } }`);
  expect(withoutPost).toEqual({ deleteComment: { id: String(plain.id), deleted: true } });
  expect(await app.sql`select 1 from comments where post_id = ${post.id}`).toHaveLength(0);
});

test("across a block both may delete their own comments, and change none", async () => {
  const { ada, bo } = await people(app);
  const post = await ada.posts("Under discussion");
  const comment = await bo.comments(post, "I disagree");
  await block(app, ada, bo);
  expect((await put(bo, `/api/comments/${comment.id}`, { content: "I disagree!" })).status).toBe(404);
  const gone = await bo.query<{ deleteComment: { deleted: boolean } }>(
    `mutation { deleteComment(id: ${comment.id}) { deleted } }`,
  );
  expect(gone.deleteComment.deleted).toBe(true);
  expect(await app.sql`select 1 from comments where id = ${comment.id}`).toHaveLength(0);
});

test("what is visible and somebody else's is 403, with words that are true", async () => {
  const { ada, bo, cy } = await people(app);
  const post = await ada.posts("Mine");
  const comment = await bo.comments(post, "Mine too");
  const refused = await remove(cy, `/api/comments/${comment.id}`);
  expect([refused.status, refused.body.message]).toEqual([
    403,
    "You can only delete your own comments, and those under your own posts.",
  ]);
  expect((await put(cy, `/api/comments/${comment.id}`, { content: "x" })).status).toBe(403);
  expect((await put(cy, `/api/posts/${post.id}`, { content: "x" })).status).toBe(403);
  expect((await remove(ada, `/api/comments/${comment.id}`)).status).toBe(200);
});

test("a version is shown to those only who might have seen it when it stood", async () => {
  const { ada, bo, cy } = await people(app);
  const post = await ada.posts("A secret for bonds", { visibility: "bonds" });
  await put(ada, `/api/posts/${post.id}`, { content: "Fit for all", visibility: "public" });
  await put(ada, `/api/posts/${post.id}`, { content: "Fit for all!" });
  const texts = async (who: Person) => {
    const { body } = await who.get<{ history: { content: string }[] }>(`/api/posts/${post.id}/history`);
    const { post: seen } = await who.query<{ post: { revisions: { content: string }[] } }>(
      `query { post(id: ${post.id}) { revisions { content } } }`,
    );
    expect(seen.revisions.map(({ content }) => content)).toEqual(body.history.map(({ content }) => content));
    return body.history.map(({ content }) => content);
  };
  expect(await texts(cy)).toEqual(["Fit for all"]);
  for (const who of [ada, bo]) expect(await texts(who)).toEqual(["Fit for all", "A secret for bonds"]);
});

test("the group decides who sees a post in it", async () => {
  const { ada, cy } = await people(app);
  const open = await createGroup(ada, "public", []);
  const refused = await ada.send("/api/posts", { content: "For few", visibility: "bonds", group_id: open });
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ["visibility"]]);
  const other = await ada.ask(
    `mutation { createPost(input: { content: "For few", visibility: BONDS, groupId: ${open} }) { id } }`,
  );
  expect(other.code).toBe("BAD_USER_INPUT");
  const post = await ada.posts("For all", { group_id: open, visibility: "public" });
  const inside = await ada.posts("Inside", { group_id: await createGroup(ada, "private", []) });
  expect([post.visibility, inside.visibility]).toEqual(["public", "group"]);
  expect((await put(ada, `/api/posts/${post.id}`, { visibility: "bonds" })).status).toBe(422);
  expect((await put(ada, `/api/posts/${inside.id}`, { visibility: "public" })).status).toBe(422);
  expect((await put(ada, `/api/posts/${post.id}`, { content: "For all!", visibility: "public" })).status).toBe(200);
  expect((await cy.get(`/api/posts/${inside.id}`)).status).toBe(404);
});

test("a place is stored and told to two decimals, and can be taken back over both faces", async () => {
  const { ada, cy } = await people(app);
  const post = await ada.posts("Here", { location: "52.5200066,13.4049540" });
  expect(post.location).toBe("52.52,13.4");
  const [stored] = await app.sql`select latitude, longitude from posts where id = ${post.id}`;
  expect(stored).toEqual({ latitude: 52.52, longitude: 13.4 });
  await put(ada, `/api/posts/${post.id}`, { content: "Here!" });
  const seen = async () => (await cy.get<{ post: RestPost }>(`/api/posts/${post.id}`)).body.post;
  expect((await seen()).location).toBe("52.52,13.4");
  const taken = await put(ada, `/api/posts/${post.id}`, { location: null });
  expect(taken.status).toBe(200);
  expect((await seen()).location).toBeNull();
  const other = await ada.posts("There", { location: "-33.918861,18.4233" });
  const { updatePost } = await ada.query<{ updatePost: { location: unknown; editedAt: string | null } }>(
    `mutation { updatePost(id: ${other.id}, input: { location: null }) { location { lat } editedAt } }`,
  );
  expect(updatePost).toEqual({ location: null, editedAt: null });
  const { saveDraft } = await ada.query<{ saveDraft: { location: unknown } }>(
    `mutation { saveDraft(input: { kind: POST, content: "x", location: { lat: 1.23456, lng: -0.001 } }) { location { lat lng } } }`,
  );
  expect(saveDraft.location).toEqual({ lat: 1.23, lng: expect.closeTo(0) });
});

test("a deleted comment that holds replies tells neither its author nor its likes", async () => {
  const { ada, bo, cy } = await people(app);
  const post = await ada.posts("Discuss");
  const comment = await bo.comments(post, "To be deleted");
  await cy.comments(post, "A reply", comment);
  await cy.send(`/api/comments/${comment.id}/like`);
  await remove(bo, `/api/comments/${comment.id}`);
  const { body } = await cy.get<{ comments: RestComment[] }>(`/api/posts/${post.id}/comments`);
  expect(body.comments[0]).toMatchObject({ deleted: true, content: "", user: null, liked: false, likes_count: 0 });
  expect(body.comments[0]?.replies).toHaveLength(1);
  const { post: seen } = await cy.query<{ post: { comments: { edges: { node: unknown }[] } } }>(
    `query { post(id: ${post.id}) { comments { edges { node { deleted author { id } liked likesCount } } } } }`,
  );
  expect(seen.comments.edges[0]?.node).toEqual({ deleted: true, author: null, liked: false, likesCount: 0 });
});

test("others learn the minute at which a member was active, and guests are asked to log in", async () => {
  const { ada, bo } = await people(app);
  await ada.send("/api/profile/activity");
  const { body } = await bo.get<{ user: { last_active_at: string } }>(`/api/profile/${ada.username}`);
  expect(body.user.last_active_at).toMatch(/:00\.000Z$/);
  const guest = new RestClient(app);
  const refused = await guest.post("/api/posts", { content: "Hello" });
  expect([refused.status, refused.body.message]).toEqual([401, "Please log in to create posts"]);
});
