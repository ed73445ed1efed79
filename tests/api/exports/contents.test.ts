import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { sendMessage, talk } from "#tests/kit/chat";
import { readyExport, unpack } from "#tests/kit/exports";
import { block, bond, join, people } from "#tests/kit/people";
import { pictures } from "#tests/kit/pictures";
import { form } from "#tests/kit/rest";

const app = await startApp();

interface Post {
  id: number;
  content: string;
  files: { file: string; type: string; description: string | null }[];
}

test("Ada gets everything that is hers", async () => {
  const { ada, bo, cy } = await people(app);
  const { rest, token } = ada;
  const about = { name: "Ada", username: ada.username, bio: "I mend things.", phone: "+351 21 000 0000" };
  await ada.send("/api/profile", about);
  expect((await ada.send("/api/profile", form({ avatar: await pictures.png() }))).status).toBe(200);
  await rest.put("/api/settings", { autoplay: "never" }, { token });
  await rest.put("/api/notifications/settings", { like: false }, { token });
  const picture = await ada.uploads(await pictures.png());
  const post = await ada.posts("Tools for all", { title: "An idea", media_ids: [picture.id], tags: ["tools"] });
  const theirs = await bo.posts("Written by Bo", { title: "=1+2" });
  const comment = await ada.comments(theirs, "Well said, Bo");
  await ada.send("/api/drafts", { kind: "idea", content: "Not yet" });
  await ada.send(`/api/posts/${theirs.id}/bookmark`);
  await rest.put(`/api/bookmarks/${theirs.id}`, { note: '@read, "soon"' }, { token });
  await app.sql`insert into follows (follower_id, followee_id) values (${cy.id}, ${ada.id})`;
  const group = { name: `Menders ${ada.username}`, description: "We mend", category: "Design" };
  await ada.send("/api/groups", group);
  const room = await talk(ada, [bo]);
  const sent = await ada.uploads(await pictures.png());
  await bo.posts("Whoever varnishes a zither waits for a dry day.", { title: "Varnish for a zither" });
  await ada.send("/api/insights", { prompt: "How do I varnish a zither?" });
  await sendMessage(ada, room, "Hello Bo", { media_ids: [sent.id] });
  await sendMessage(bo, room, "A secret of Bo's");

  await ada.send("/api/reports", { kind: "post", id: theirs.id, rule: "no-spam", text: "Varnish again" });

  const archive = await unpack(await readyExport(ada));
  expect(archive.json("profile.json")).toMatchObject({
    username: ada.username,
    email: ada.email,
    phone: "+351 21 000 0000",
    bio: "I mend things.",
    avatar: expect.stringMatching(/^media\/[\w-]+\.webp$/),
  });
  expect(archive.json("settings.json")).toMatchObject({
    autoplay: "never",
    notifications: { like: false, comment: true },
  });
  const posts = archive.json<Post[]>("posts.json");
  expect(posts).toMatchObject([
    { id: post.id, title: "An idea", content: "Tools for all", tags: ["tools"], visibility: "public", group: null },
  ]);
  expect(archive.json("comments.json")).toMatchObject([
    { id: comment.id, content: "Well said, Bo", postId: theirs.id, postAddress: `${app.url}/post/${theirs.id}` },
  ]);
  expect(archive.json("drafts.json")).toMatchObject([{ kind: "idea", content: "Not yet" }]);
  expect(archive.json("bookmarks.json")).toMatchObject([
    {
      postId: theirs.id,
      note: '@read, "soon"',
      post: { title: "=1+2", author: { name: "Bo", username: bo.username } },
    },
  ]);
  expect(archive.json("reports.json")).toEqual([
    expect.objectContaining({
      about: { kind: "post", id: theirs.id },
      rule: "no-spam",
      text: "Varnish again",
      state: "open",
    }),
  ]);
  const lines = (name: string) => archive.text(name).replace("\uFEFF", "").trimEnd().split("\r\n");
  expect(lines("bookmarks.csv")[1]).toMatch(/^"20[^"]+Z","http[^"]+","'=1\+2","Bo","'@read, ""soon""",""$/);
  expect(lines("bonds.csv")[1]).toMatch(new RegExp(`^"Bo","${bo.username}","http[^"]+/profile/${bo.username}","20`));
  expect(
    lines("follows.csv")
      .slice(1)
      .map((line) => line.split(",").slice(0, 2)),
  ).toEqual([
    ['"following"', '"Bo"'],
    ['"follower"', '"Bo"'],
    ['"follower"', '"Cy"'],
  ]);
  expect(archive.json("groups.json")).toMatchObject([{ name: group.name, role: "owner", state: "member" }]);
  expect(archive.json("insights.json")).toMatchObject([
    {
      question: "How do I varnish a zither?",
      answer: {
        text: "Bo: “Whoever varnishes a zither waits for a dry day.”",
        sources: [{ quote: "Whoever varnishes a zither waits for a dry day.", author: "Bo" }],
      },
      askedAt: expect.stringMatching(/^20/),
    },
  ]);
  const messages = archive.json<{ messages: { files: { file: string }[] }[] }[]>("messages.json");
  expect(messages).toMatchObject([
    { kind: "direct", with: [{ name: "Bo", username: bo.username }], messages: [{ text: "Hello Bo" }] },
  ]);
  const files = [...(posts[0]?.files ?? []), ...(messages[0]?.messages[0]?.files ?? [])].map(({ file }) => file);
  expect(files).toHaveLength(2);
  const { avatar } = archive.json<{ avatar: string }>("profile.json");
  for (const file of [...files, avatar]) {
    expect(archive.files.get(file)?.toString("latin1", 8, 12), file).toBe("WEBP");
  }

  const manifest = archive.json<{ files: { name: string; bytes: number; sha256: string }[] }>("manifest.json");
  expect(manifest).toMatchObject({ format: "commonplace-export", version: 1, createdAt: expect.any(String) });
  expect(manifest.files.map(({ name }) => name)).toEqual(archive.names.filter((name) => name !== "manifest.json"));
  for (const { name, bytes, sha256 } of manifest.files) {
    const content = archive.files.get(name) ?? Buffer.alloc(0);
    expect([content.length, createHash("sha256").update(content).digest("hex")], name).toEqual([bytes, sha256]);
  }
});

test("the first page is read without network: nothing runs, nothing is loaded, and texts are only texts", async () => {
  const ada = await join(app, 'Ada <img src="https://evil.example/x">');
  await ada.posts("<script>alert(1)</script> & more", { title: "</article><iframe>" });
  const page = (await unpack(await readyExport(ada))).text("index.html");
  expect(page).not.toMatch(/<(script|iframe|img|link|object|embed|form)\b/);
  expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt; &amp; more");
  expect(page).toContain("&lt;/article&gt;&lt;iframe&gt;");
  for (const name of ["posts.json", "bookmarks.csv", "messages.json"]) expect(page).toContain(`href="${name}"`);
  const [, policy = ""] = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/i.exec(page) ?? [];
  expect(policy).toContain("default-src &#x27;none&#x27;");
  const [, style = ""] = /<style>([^]*?)<\/style>/.exec(page) ?? [];
  expect(policy).toContain(`sha256-${createHash("sha256").update(style).digest("base64")}`);
});

test("nothing of others is in it: no secret, no address, nobody across a block", async () => {
  const { ada, bo, cy } = await people(app);
  const dee = await join(app, "Dee Hidden");
  await bond(app, ada, dee);
  const room = await talk(ada, [bo, dee], "The three of us");
  const direct = await talk(ada, [dee]);
  await sendMessage(ada, room, "To all of you");
  await sendMessage(bo, room, "Said by Bo in the room");
  await sendMessage(ada, direct, "To Dee alone");
  const hidden = await dee.posts("Written by Dee", { title: "Title of Dee" });
  await ada.send(`/api/posts/${hidden.id}/bookmark`);
  await ada.send("/api/insights", { prompt: "What is the title of Dee, written by Dee?" });
  await cy.posts("Written by Cy");
  await bo.comments(await ada.posts("Mine"), "A comment of Bo's");
  await app.sql`insert into follows (follower_id, followee_id) values (${dee.id}, ${ada.id}) on conflict do nothing`;
  await block(app, dee, ada);

  const archive = await unpack(await readyExport(ada));
  const all = archive.everything;
  expect(all).toContain("To all of you");
  for (const others of [bo, cy, dee]) expect(all).not.toContain(others.email);
  for (const text of ["Said by Bo", "comment of Bo", "Written by", "Title of Dee", "Dee Hidden", dee.username])
    expect(all, text).not.toContain(text);
  expect(all, "the conversation of two is gone for both").not.toContain("To Dee alone");
  expect(archive.json("bookmarks.json")).toMatchObject([{ postId: hidden.id, post: null }]);
  const [row] = await app.sql<{ hash: string }[]>`select password_hash as hash from users where id = ${ada.id}`;
  for (const secret of [row?.hash ?? "-", "argon2", ada.token, "~"]) expect(all, secret).not.toContain(secret);
});

test("invitations, hidden posts and own acts as staff are in it, without what they say of others", async () => {
  const { ada, bo, cy } = await people(app);
  const { rest, token } = ada;
  const group = async (name: string) => {
    const about = { description: "We mend", category: "Design", visibility: "private" };
    return (await ada.send<{ group: { id: number; slug: string } }>("/api/groups", { name, ...about })).body.group;
  };
  const [stays, goes] = [await group(`Menders ${bo.username}`), await group(`Leavers ${bo.username}`)];
  for (const { id } of [stays, goes]) await rest.put(`/api/groups/${id}/invitations/${bo.id}`, {}, { token });
  await rest.send("DELETE", `/api/groups/${goes.id}`, { name: `Leavers ${bo.username}` }, { token });
  const post = await ada.posts("Not for Bo");
  await bo.send(`/api/posts/${post.id}/hide`);
  await app.sql`insert into staff_log (actor_id, action, subject_kind, subject_id, why, before)
    values (${bo.id}, 'roles.set', 'member', ${cy.id}, 'In my words', '{"secret": "of Cy"}')`;
  const [link] = await app.sql<{ id: string }[]>`insert into invitations (code_hash, creator_id, uses, expires_at)
    values (${`hash of ${ada.username}`}, ${ada.id}, 1, now()) returning id`;
  await app.sql`insert into invited (user_id, invitation_id) values (${bo.id}, ${link?.id ?? 0})`;

  const archive = await unpack(await readyExport(bo));
  const named = { name: "Ada", username: ada.username };
  expect(archive.json("invitations.json")).toMatchObject([
    { direction: "received", group: { name: `Menders ${bo.username}` }, member: named, state: "pending" },
  ]);
  expect(archive.json("hidden.json")).toMatchObject([{ postId: post.id }]);
  expect(archive.json("staff.json")).toMatchObject([{ action: "roles.set", why: "In my words" }]);
  expect(archive.json("profile.json")).toMatchObject({ invitation: { by: named } });
  expect(archive.everything).not.toContain("of Cy");
  expect((await unpack(await readyExport(ada))).json("invitations.json")).toMatchObject([
    { direction: "sent", member: { username: bo.username } },
  ]);
});
