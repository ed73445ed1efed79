import { afterAll, describe, expect, test } from "vitest";
import { type App, startApp } from "#tests/kit/app";
import { startBucket } from "#tests/kit/bucket";
import { clips } from "#tests/kit/clips/clips";
import { eventually } from "#tests/kit/eventually";
import { runJob } from "#tests/kit/jobs";
import { bond, members, people, type Person } from "#tests/kit/people";
import { pictures } from "#tests/kit/pictures";
import { form, type RestPost } from "#tests/kit/rest";

const bucket = await startBucket();
afterAll(() => bucket.close());
const onDisk = await startApp();
const inBucket = await startApp({ s3: bucket.settings });

const statusOf = async (address: string, init: RequestInit = {}) => (await fetch(address, init)).status;
const bare = (address: string) => address.split("?")[0] ?? "";

interface Media {
  url: string;
  thumbnail: string | null;
  sources: { url: string }[];
}
const MEDIA = `media { url thumbnail sources { url } }`;

/** Returns every address of a post's file as a reader sees it, over both faces. */
async function addressesFor(reader: Person, postId: number): Promise<string[]> {
  const { post } = await reader.query<{ post: { media: Media[] } | null }>(
    `query Post($id: ID!) { post(id: $id) { ${MEDIA} } }`,
    { id: String(postId) },
  );
  const { body } = await reader.get<{ post: RestPost }>(`/api/posts/${postId}`);
  const ofPost = (post?.media ?? []).flatMap(({ url, thumbnail, sources }) => [
    url,
    ...(thumbnail ? [thumbnail] : []),
    ...sources.map((source) => source.url),
  ]);
  return [...new Set([...ofPost, body.post.image ?? body.post.video ?? ""])];
}

/** Waits until the smaller sizes of a post's picture are made. */
const whenSized = (reader: Person, postId: number) =>
  eventually(async () => {
    const addresses = await addressesFor(reader, postId);
    if (addresses.length < 3) throw new Error("no sizes yet");
    return addresses;
  });

async function statuses(addresses: readonly string[]): Promise<number[]> {
  return [...new Set(await Promise.all(addresses.map((address) => statusOf(address))))];
}

async function postWith(author: Person, file: File, more: Record<string, string> = {}): Promise<RestPost> {
  const { status, body, text } = await author.send<{ post: RestPost }>(
    "/api/posts",
    form({ content: "Look", media: file, ...more }),
  );
  if (status !== 201) throw new Error(text);
  return body.post;
}

const setVisibility = (author: Person, id: number, visibility: string) =>
  author.rest.put(`/api/posts/${id}`, { visibility }, { token: author.token });

async function privateGroup(app: App, owner: Person, member: Person): Promise<number> {
  const { body } = await owner.send<{ group: { id: number } }>("/api/groups", {
    name: `Cellar ${owner.username}`,
    description: "For members",
    category: "Technology",
    visibility: "private",
  });
  await app.sql`insert into group_members (group_id, user_id, role, state) values (${body.group.id}, ${member.id}, 'member', 'member')`;
  return body.group.id;
}

describe.each([
  ["the disk", onDisk],
  ["a bucket", inBucket],
])("files on %s", (_, app) => {
  test("of a post for bonds are private, and each reader has addresses of their own", async () => {
    const { ada, bo, cy } = await people(app);
    const post = await postWith(ada, await pictures.png(900, 600), { visibility: "bonds" });
    const answer = await fetch(post.image ?? "");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toMatch(/^private, max-age=\d{3,4}$/);
    const forBo = await whenSized(bo, post.id);
    expect(await statuses(forBo)).toEqual([200]);
    expect(await statuses(forBo.map(bare)), "without a signature").toEqual([404]);
    const asCy = forBo.map((address) => address.replace(`viewer=${bo.id}`, `viewer=${cy.id}`));
    expect(await statuses(asCy), "in another's name").toEqual([404]);
    expect(forBo.some((address) => address === post.image)).toBe(false);
    expect((await cy.get(`/api/posts/${post.id}`)).status).toBe(404);
  });

  test("follow a post from everybody to bonds and back, with all their sizes", async () => {
    const { ada, cy } = await people(app);
    const { id } = await postWith(ada, await pictures.png(900, 600));
    const open = await whenSized(cy, id);
    expect(open.join()).not.toContain("?");
    expect((await fetch(open[0] ?? "")).headers.get("cache-control")).toContain("immutable");

    expect((await setVisibility(ada, id, "bonds")).status).toBe(200);
    expect(await statuses(open), "the public addresses").toEqual([404]);
    const closed = await whenSized(ada, id);
    expect(closed.every((address) => address.includes("signature="))).toBe(true);
    expect(await statuses(closed)).toEqual([200]);

    expect((await setVisibility(ada, id, "public")).status).toBe(200);
    expect(await statuses(closed), "the private addresses").toEqual([404]);
    const again = await whenSized(cy, id);
    expect(again.join()).not.toContain("?");
    expect(await statuses(again)).toEqual([200]);
  });

  test("of a video follow with its still, and are served in parts", async () => {
    const { ada, bo } = await people(app);
    const sent = form({ file: await clips.mp4(), poster: await pictures.png(96, 54) });
    const { body } = await ada.send<{ media: Media & { id: number } }>("/api/uploads", sent);
    const { createPost } = await ada.query<{ createPost: { id: string } }>(
      `mutation Post($id: ID!) { createPost(input: { content: "Film", mediaIds: [$id] }) { id } }`,
      { id: String(body.media.id) },
    );
    const id = Number(createPost.id);
    expect(await statuses([body.media.url, body.media.thumbnail ?? ""]), "the upload's addresses").toEqual([404]);
    const open = await addressesFor(bo, id);
    expect(open).toHaveLength(2);
    expect(await statuses(open)).toEqual([200]);
    await setVisibility(ada, id, "bonds");
    expect(await statuses(open)).toEqual([404]);
    const closed = await addressesFor(bo, id);
    for (const address of closed) expect(await statusOf(address, { headers: { range: "bytes=0-9" } })).toBe(206);
    expect(await statuses(closed.map(bare))).toEqual([404]);
  });

  test("of a private group are for its members, and for nobody once they are edited out or deleted", async () => {
    const { ada, bo, cy } = await people(app);
    const groupId = await privateGroup(app, ada, bo);
    const post = await postWith(ada, await pictures.png(80, 60), { group_id: String(groupId) });
    const [address = ""] = await addressesFor(bo, post.id);
    expect([await statusOf(address), await statusOf(bare(address))]).toEqual([200, 404]);
    expect((await cy.get(`/api/posts/${post.id}`)).status).toBe(404);
    await app.sql`delete from group_members where group_id = ${groupId} and user_id = ${bo.id}`;
    expect((await bo.get(`/api/posts/${post.id}`)).status, "nobody gives a removed member a new address").toBe(404);

    await ada.query(`mutation Edit($id: ID!) { updatePost(id: $id, input: { mediaIds: [] }) { id } }`, {
      id: String(post.id),
    });
    await eventually(async () => expect(await statusOf(address)).toBe(404));
    const second = await postWith(ada, await pictures.png(80, 60), { group_id: String(groupId) });
    expect(await statusOf(second.image ?? "")).toBe(200);
    await ada.rest.delete(`/api/posts/${second.id}`, { token: ada.token });
    await eventually(async () => expect(await statusOf(second.image ?? "")).toBe(404));
  });

  test("that wait are private, until a profile or a group shows them", async () => {
    const { ada } = await people(app);
    const upload = await ada.uploads(await pictures.png(60, 60));
    expect([await statusOf(upload.url), await statusOf(bare(upload.url))]).toEqual([200, 404]);
    const { updateProfile } = await ada.query<{ updateProfile: { avatar: { url: string } } }>(
      `mutation Wear($id: ID!) { updateProfile(input: { avatarId: $id }) { avatar { url } } }`,
      { id: String(upload.id) },
    );
    expect(updateProfile.avatar.url).not.toContain("?");
    expect([await statusOf(updateProfile.avatar.url), await statusOf(upload.url)]).toEqual([200, 404]);
  });
});

test("a job places what was left on the wrong side, files without rows too", async () => {
  const [ada, bo] = await members(onDisk, ["Ada", "Bo"]);
  if (!ada || !bo) throw new Error("two members were asked for");
  await bond(onDisk, ada, bo);
  const post = await postWith(ada, await pictures.png(80, 60));
  const rowless = await postWith(ada, await pictures.png(80, 60));
  await onDisk.sql`delete from media where id = ${await idOfFile(rowless.id)}`;
  await onDisk.sql`update posts set visibility = 'bonds' where id = any(${[post.id, rowless.id]}::bigint[])`;
  await runJob(onDisk, "media.place");
  await eventually(async () => expect(await statuses([post.image ?? "", rowless.image ?? ""])).toEqual([404]));
  for (const { id } of [post, rowless]) expect(await statuses(await addressesFor(bo, id))).toEqual([200]);
});

async function idOfFile(postId: number): Promise<number> {
  const [row] = await onDisk.sql<
    { id: number }[]
  >`select (media -> 0 ->> 'id')::int as id from posts where id = ${postId}`;
  return row?.id ?? 0;
}
