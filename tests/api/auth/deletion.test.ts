import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { deleteLeft, leave, leaveForGood } from "#tests/kit/accounts/leaving";
import { startApp } from "#tests/kit/app";
import { sendMessage, talk } from "#tests/kit/chat";
import { Listener } from "#tests/kit/live";
import { folderMailbox } from "#tests/kit/mailbox";
import { bond, join, PASSWORD, people, type Person } from "#tests/kit/people";
import { pictures } from "#tests/kit/pictures";
import { RestClient, type RestComment, type RestFeed, type RestPost } from "#tests/kit/rest";
import { eventually } from "#tests/kit/eventually";

const app = await startApp();
const rest = new RestClient(app);
const mailbox = await folderMailbox(app);

const postOf = async (reader: Person, id: number) =>
  (await reader.get<{ post: RestPost }>(`/api/posts/${id}`)).body.post;
const commentsOf = async (reader: Person, postId: number) =>
  (await reader.get<{ comments: RestComment[] }>(`/api/posts/${postId}/comments`)).body.comments;
const total = async (reader: Person) => (await reader.get<RestFeed>("/api/feed?page=1")).body.total;

test("deleting an account requires its password", async () => {
  const ada = await join(app, "Ada");
  const wrong = await leave(ada, "not my password");
  expect(wrong.status).toBe(422);
  expect(wrong.body.errors).toEqual({ password: ["Wrong password"] });
  expect((await leave(ada, "")).body.errors).toEqual({ password: ["Password is required"] });
  const answer = await ada.ask(`mutation { deleteAccount(password: "not my password") }`);
  expect(answer.errors[0]?.extensions?.fields).toEqual({ password: ["Wrong password"] });
  expect((await rest.send("DELETE", "/api/account", { password: PASSWORD })).status).toBe(401);
  expect((await ada.get("/api/user")).status).toBe(200);
});

test("a member who leaves has no sessions, sockets or posts at once, and stays by signing in", async () => {
  const { ada, bo } = await people(app);
  const post = await ada.posts("Mine alone");
  const before = await total(bo);
  const listener = new Listener(app, ada.token, "subscription { postAdded { id } }");
  const other = (await rest.post<{ token: string }>("/api/auth/login", { login: ada.email, password: PASSWORD })).body;
  expect(
    await ada.query(`mutation Leave($password: String!) { deleteAccount(password: $password) }`, {
      password: PASSWORD,
    }),
  ).toEqual({ deleteAccount: true });

  await listener.closed;
  for (const token of [ada.token, other.token]) expect((await rest.get("/api/user", { token })).status).toBe(401);
  expect((await bo.get(`/api/posts/${post.id}`)).status).toBe(404);
  expect((await bo.get(`/api/profile/${ada.username}`)).status).toBe(404);
  expect(await total(bo)).toBe(before - 1);

  const back = await rest.post<{ message: string; token: string }>("/api/auth/login", {
    login: ada.email,
    password: PASSWORD,
  });
  expect(back.body.message).toBe("Welcome back. Your account is not deleted.");
  await deleteLeft(app);
  expect((await rest.get("/api/user", { token: back.body.token })).status).toBe(200);
  expect((await bo.get(`/api/posts/${post.id}`)).status).toBe(200);
  expect(await total(bo)).toBe(before);
  const again = await rest.post<{ message: string }>("/api/auth/login", { login: ada.email, password: PASSWORD });
  expect(again.body.message).toBe("Logged in successfully");
});

test("after two weeks the account is deleted, a receipt counts what went with it, and its name stays reserved", async () => {
  const { ada, bo } = await people(app);
  const post = await ada.posts("One");
  await ada.posts("Two");
  await ada.comments(post, "Said by Ada");
  await sendMessage(ada, await talk(ada, [bo]), "Hello");
  const { body } = await leave(ada);
  expect(body.receipt).toEqual({ posts: 2, comments: 1, messages: 1, files: 0, bonds: 1, likes: 0, bookmarks: 0 });
  const days = (Date.parse(body.deletes_at) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(14);
  await deleteLeft(app);
  expect((await rest.post("/api/auth/login", { login: ada.email, password: PASSWORD })).status).toBe(401);
  const { text } = await mailbox.to(ada.email, ({ subject }) => subject === "Your account was deleted");
  expect(text.replaceAll(/\s+/g, " ")).toContain("These were deleted: 2 ideas, 1 comment, 1 message and 1 friend.");

  const name = ada.username.toUpperCase();
  const isFree = async () =>
    (await rest.get<{ available: boolean }>(`/api/auth/check-username?username=${name}`)).body.available;
  expect(await isFree()).toBe(false);
  const form = {
    name: "Ada",
    email: `new-${ada.email}`,
    username: name,
    password: PASSWORD,
    password_confirmation: PASSWORD,
  };
  expect((await rest.post("/api/auth/register", form)).body.errors).toEqual({
    username: ["This username is already taken"],
  });
  expect((await bo.send("/api/profile", { name: "Bo", username: name })).body.errors).toEqual({
    username: ["This username is already taken"],
  });
  expect(await app.sql`select from reserved_names where name_hash like ${`%${ada.username}%`}`).toHaveLength(0);
  await app.sql`update reserved_names set until = now() - interval '1 second'`;
  expect(await isFree()).toBe(true);
});

test("no row and no file of the member remains", async () => {
  const { ada, bo, cy } = await people(app);
  const picture = await ada.uploads(await pictures.png());
  const waiting = await ada.uploads(await pictures.png());
  const { image } = await ada.posts("With a picture", { media_ids: [picture.id] });
  const theirs = await bo.posts("Of somebody else");
  await ada.comments(theirs, "Said by Ada");
  await ada.send(`/api/posts/${theirs.id}/like`);
  await rest.put("/api/settings", { autoplay: "never" }, { token: ada.token });
  await app.sql`insert into follows (follower_id, followee_id) values (${cy.id}, ${ada.id})`;
  const files = [image ?? "", waiting.url].map((url) =>
    path.join(app.dataDir, "media", path.basename(new URL(url).pathname)),
  );
  for (const file of files) expect(existsSync(file)).toBe(true);

  expect((await leaveForGood(app, ada)).status).toBe(200);
  const columns = await app.sql<{ table: string; column: string }[]>`
    select conrelid::regclass::text as table, attname as column from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'users'::regclass`;
  expect(columns.length).toBeGreaterThan(10);
  for (const { table, column } of columns)
    expect(await app.sql`select 1 from ${app.sql(table)} where ${app.sql(column)} = ${ada.id}`, table).toHaveLength(0);
  expect(await app.sql`select 1 from users where id = ${ada.id}`).toHaveLength(0);
  expect(await app.sql`select 1 from comments where content = 'Said by Ada'`).toHaveLength(0);
  await eventually(() =>
    expect(
      files.filter((file) => existsSync(file)),
      "the files follow",
    ).toEqual([]),
  );
});

test("counts of others are exact at once, and after they were folded", async () => {
  const { ada, bo, cy } = await people(app);
  const post = await bo.posts("Liked, kept and discussed");
  for (const who of [ada, cy]) {
    await who.send(`/api/posts/${post.id}/like`);
    await who.send(`/api/posts/${post.id}/bookmark`);
  }
  const comment = await cy.comments(post, "By Cy");
  await ada.send(`/api/comments/${comment.id}/like`);
  await bo.send(`/api/comments/${comment.id}/like`);
  await ada.comments(post, "By Ada");
  await ada.comments(post, "A reply by Ada", comment);
  const counts = { likesCount: 1, bookmarks_count: 1, commentsCount: 1 };

  expect((await leaveForGood(app, ada)).status).toBe(200);
  expect(await postOf(bo, post.id)).toMatchObject(counts);
  expect(await commentsOf(bo, post.id)).toMatchObject([{ content: "By Cy", likesCount: 1, replies: [] }]);
  const isFolded = async () =>
    (
      await app.sql`select 1 from post_counter_deltas union all select 1 from comment_counter_deltas
      union all select 1 from total_deltas`
    ).length === 0;
  await eventually(isFolded);
  const [row] = await app.sql`select likes_count, bookmarks_count, comments_count from posts where id = ${post.id}`;
  expect(row).toEqual({ likes_count: 1, bookmarks_count: 1, comments_count: 1 });
  const [stored] = await app.sql`select value::int from totals where name = 'public_posts'`;
  const [counted] = await app.sql`select count(*)::int as value from posts where visibility = 'public'`;
  expect(stored).toEqual(counted);
});

test("threads of others keep a placeholder where the member began them, and nothing else", async () => {
  const { ada, bo, cy } = await people(app);
  const post = await bo.posts("A long talk");
  const begun = await ada.comments(post, "Begun by Ada");
  await cy.comments(post, "Answer by Cy", begun);
  await ada.comments(post, "Ada again", begun);
  const alone = await ada.comments(post, "Ada talks to herself");
  await ada.comments(post, "Yes, Ada", alone);
  const cys = await cy.comments(post, "Begun by Cy");
  await ada.comments(post, "Ada to Cy", cys);
  const tombstone = await cy.comments(post, "Begun and taken back by Cy");
  await ada.comments(post, "Only Ada answered", tombstone);
  await rest.delete(`/api/comments/${tombstone.id}`, { token: cy.token });

  expect((await leaveForGood(app, ada)).status).toBe(200);
  const threads = await commentsOf(bo, post.id);
  expect(threads).toMatchObject([
    { id: begun.id, deleted: true, content: "", user: null, replies: [{ content: "Answer by Cy" }] },
    { id: cys.id, deleted: false, content: "Begun by Cy", replies: [] },
  ]);
  expect(threads).toHaveLength(2);
  expect(threads[0]?.replies).toHaveLength(1);
  expect((await postOf(bo, post.id)).commentsCount).toBe(2);
  const text = `query Thread($id: ID!) { post(id: $id) { comments(first: 5) { edges { node { deleted author { id } } } } } }`;
  const { post: seen } = await bo.query<{ post: { comments: { edges: { node: object }[] } } }>(text, { id: post.id });
  expect(seen.comments.edges[0]?.node).toEqual({ deleted: true, author: null });
});

test("the post of a deleted member is deleted with its comments, and only with those", async () => {
  const { ada, bo } = await people(app);
  const post = await ada.posts("Goes");
  const stays = await bo.posts("Stays");
  await bo.comments(post, "Under what goes");
  await bo.send(`/api/posts/${post.id}/like`);
  await bo.comments(stays, "Under what stays");
  expect((await leaveForGood(app, ada)).status).toBe(200);
  expect(await app.sql`select 1 from comments where post_id = ${post.id}`).toHaveLength(0);
  expect((await postOf(bo, stays.id)).commentsCount).toBe(1);
  expect((await bo.get("/api/user")).status).toBe(200);
});

test("two friends who like and answer each other leave at the same time, while a third goes on writing", async () => {
  const [ada, bo, cy] = await Promise.all([join(app, "Ada"), join(app, "Bo"), join(app, "Cy")]);
  await bond(app, ada, bo);
  const posts = { ada: await ada.posts("By Ada"), bo: await bo.posts("By Bo"), cy: await cy.posts("By Cy") };
  for (const [who, post] of [
    [ada, posts.bo],
    [bo, posts.ada],
    [ada, posts.cy],
    [bo, posts.cy],
  ] as const) {
    await who.send(`/api/posts/${post.id}/like`);
    const comment = await who.comments(post, "Well said");
    await cy.send(`/api/comments/${comment.id}/like`);
  }
  const writing = Array.from({ length: 5 }, (_, i) => cy.comments(posts.cy, `Meanwhile ${i}`));
  const left = await Promise.all([leave(ada), leave(bo)]);
  expect(left.map(({ status }) => status)).toEqual([200, 200]);
  await deleteLeft(app);
  await Promise.all(writing);
  expect(await postOf(cy, posts.cy.id)).toMatchObject({ likesCount: 0, commentsCount: 5 });
});

test("while a long life is deleted, others follow each other, and who bonds with the member waits", async () => {
  const { ada, bo, cy } = await people(app);
  const conversation = await talk(ada, [bo]);
  await sendMessage(ada, conversation, "The first of very many");
  const steps = await app.sql.begin(async (sql) => {
    await sql`select from messages where sender_id = ${ada.id} for update`;
    const left = leaveForGood(app, ada);
    await eventually(async () => {
      const waiting = await app.sql`select from pg_stat_activity where datname = current_database()
        and wait_event_type = 'Lock' and query like 'update "messages"%'`;
      return waiting.length > 0;
    });
    expect((await cy.send(`/api/users/${bo.id}/follow`)).status).toBe(200);
    const late = cy.send(`/api/users/${ada.id}/follow`);
    return { left, late };
  });
  expect((await steps.left).status).toBe(200);
  expect((await steps.late).status).toBe(404);
});

test("deleting twice at once deletes once", async () => {
  const ada = await join(app, "Ada");
  const answers = await Promise.all([leave(ada), leave(ada)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status } of answers) expect([200, 401, 422, 503]).toContain(status);
});
