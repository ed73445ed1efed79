import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { block, join, people, type Person } from "#tests/kit/people";
import { pictures } from "#tests/kit/pictures";
import { form, RestClient } from "#tests/kit/rest";
import { eventually } from "#tests/kit/eventually";

const app = await startApp();
const rest = new RestClient(app);

type User = Record<string, unknown> & { username: string; avatar: string | null; banner: string | null };
const profile = (who: Person, name: string) => who.get<{ user: User }>(`/api/profile/${name}`);
const change = (who: Person, body: unknown) => who.send<{ user: User }>("/api/profile", body);
const fileOf = (url: unknown) => path.join(app.dataDir, "media", path.basename(String(url)));

test("a profile is found in any case, with friends and mutual friends, and without email and phone", async () => {
  const { ada, bo, cy } = await people(app);
  await app.sql`insert into bonds (user_id, bond_id) values (${cy.id}, ${bo.id}), (${bo.id}, ${cy.id})`;
  await change(ada, {
    headline: "Poet of numbers",
    bio: "I write",
    phone: "12345",
    website: "https://ada.example",
    location: "Here",
  });
  const { status, body, text } = await profile(cy, ada.username.toUpperCase());
  expect(status).toBe(200);
  expect(body.user).toMatchObject({
    id: ada.id,
    name: "Ada",
    headline: "Poet of numbers",
    bio: "I write",
    website: "https://ada.example",
    location: "Here",
    avatar: null,
    banner: null,
    friendsCount: 1,
    friends: [{ id: bo.id, name: "Bo" }],
    mutualFriendsCount: 1,
    mutualFriends: [{ id: bo.id, name: "Bo" }],
    isFriend: false,
    isRequestSent: false,
    last_active_at: expect.stringMatching(/Z$/),
    created_at: expect.stringMatching(/Z$/),
    updated_at: expect.stringMatching(/Z$/),
  });
  expect(Object.keys(body.user)).not.toEqual(expect.arrayContaining(["email"]));
  for (const hidden of ["email", "phone", "12345", "password"]) expect(text).not.toContain(hidden);
  expect((await profile(bo, ada.username)).body.user).toMatchObject({ isFriend: true });
  expect((await profile(ada, ada.username)).body.user).toMatchObject({
    email: ada.email,
    phone: "12345",
    profileCompletion: 67,
    missing_profile_fields: ["avatar", "banner"],
  });
});

test("a missing profile is not found", async () => {
  const ada = await join(app, "Ada");
  for (const name of ["nobody-of-this-name", "edit", "%00", "x".repeat(200), "a%2Fb"]) {
    const answer = await profile(ada, name);
    expect(answer.status, name).toBe(404);
    expect(answer.body.message).toBe("The requested profile could not be found.");
  }
  const empty = await ada.get("/api/profile");
  expect([empty.status, empty.body.message]).toEqual([422, "Username is required"]);
  expect((await rest.get(`/api/profile/${ada.username}`)).status).toBe(401);
  expect(await ada.query(`{ user(username: "nobody-of-this-name") { id } }`)).toEqual({ user: null });
});

test("only sent fields are validated and changed; email and numbers are not", async () => {
  const ada = await join(app, "Ada");
  const before = (await ada.get<{ user: User }>("/api/user")).body.user;
  const first = await change(ada, { bio: " Hello ", email: "other@example.test", id: 1, bonds_count: 9, pro: true });
  expect(first.body).toMatchObject({ success: true, message: "Profile updated" });
  expect(first.body.user).toEqual({ ...before, bio: "Hello", updated_at: expect.any(String) });
  expect((await change(ada, { bio: "" })).body.user).toMatchObject({ bio: null, name: "Ada" });
  expect(
    await ada.query(
      `mutation Change($input: UpdateProfileInput!) { updateProfile(input: $input) { name location bio } }`,
      { input: { name: "Ada L.", location: "London" } },
    ),
  ).toEqual({ updateProfile: { name: "Ada L.", location: "London", bio: null } });
  expect((await rest.post("/api/profile", { bio: "x" })).status).toBe(401);
});

test.each([
  [{ name: " " }, { name: ["Name is required"] }],
  [{ username: "" }, { username: ["Username is required"] }],
  [{ username: "edit" }, { username: ["This username is reserved"] }],
  [{ username: "analytics" }, { username: ["This username is reserved"] }],
  [{ website: "ada.example" }, { website: ["Website must be a valid URL starting with http:// or https://"] }],
  [{ website: "https://localhost" }, { website: ["Website must be a valid URL starting with http:// or https://"] }],
  [
    { website: "javascript:alert(1).x" },
    { website: ["Website must be a valid URL starting with http:// or https://"] },
  ],
  [{ bio: "x".repeat(501) }, { bio: ["Bio can have at most 500 characters"] }],
  [{ bio: 7 }, { bio: ["Bio must be text"] }],
  [{ headline: "x".repeat(101) }, { headline: ["Headline can have at most 100 characters"] }],
])("%j is refused", async (body, errors) => {
  const ada = await join(app, "Ada");
  const answer = await change(ada, body);
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toEqual(errors);
});

test("a changed username redirects from the old one until another member takes it", async () => {
  const [ada, bo] = await Promise.all([join(app, "Ada"), join(app, "Bo")]);
  const renamed = `${ada.username}-2`;
  expect((await change(bo, { username: ada.username.toUpperCase() })).body.errors).toEqual({
    username: ["This username is already taken"],
  });
  expect((await change(ada, { username: renamed })).body.user.username).toBe(renamed);
  expect((await profile(bo, ada.username)).body.user).toMatchObject({ id: ada.id, username: renamed });
  expect(await bo.query(`query U($n: String!) { user(username: $n) { username } }`, { n: ada.username })).toEqual({
    user: { username: renamed },
  });
  expect((await change(bo, { username: ada.username })).status, "the name is free").toBe(200);
  expect((await profile(bo, ada.username)).body.user).toMatchObject({ id: bo.id });
  expect((await profile(ada, bo.username)).body.user, "and Bo's leads to Bo").toMatchObject({ id: bo.id });
});

test("of two who take a name at once one succeeds", async () => {
  const [ada, bo] = await Promise.all([join(app, "Ada"), join(app, "Bo")]);
  const username = `wanted-${ada.id}`;
  const answers = await Promise.all([change(ada, { username }), change(bo, { username: username.toUpperCase() })]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
});

test("photo and banner come as files or as uploads, and the old files are deleted", async () => {
  const ada = await join(app, "Ada");
  const both = await change(
    ada,
    form({ name: "Ada", avatar: await pictures.png(), banner: await pictures.png(90, 30) }),
  );
  expect(both.status, both.text).toBe(200);
  const { avatar, banner } = both.body.user;
  expect(existsSync(fileOf(avatar)) && existsSync(fileOf(banner))).toBe(true);
  const upload = await ada.uploads(await pictures.png());
  const changed = await ada.query<{
    updateProfile: { avatar: { url: string } | null; banner: { url: string } | null };
  }>(`mutation Wear($input: UpdateProfileInput!) { updateProfile(input: $input) { avatar { url } banner { url } } }`, {
    input: { avatarId: upload.id },
  });
  expect(changed.updateProfile).toEqual({ avatar: { url: expect.any(String) }, banner: { url: banner } });
  const avatarUrl = changed.updateProfile.avatar?.url ?? "";
  expect(existsSync(fileOf(avatarUrl))).toBe(true);
  await eventually(() => expect(existsSync(fileOf(avatar))).toBe(false));
  const bare = await change(ada, { avatar: null, banner: null });
  expect(bare.body.user).toMatchObject({ avatar: null, banner: null });
  for (const url of [avatarUrl, banner]) await eventually(() => expect(existsSync(fileOf(url))).toBe(false));
});

test("a file that is no picture, too large or somebody else's is refused without any change", async () => {
  const [ada, bo] = await Promise.all([join(app, "Ada"), join(app, "Bo")]);
  const wrong = await change(ada, form({ name: "Changed", avatar: pictures.textNamedPng() }));
  expect([wrong.status, wrong.body.message]).toEqual([415, "Please select an image file (JPEG, PNG, etc.)"]);
  const large = await change(ada, form({ banner: pictures.tooLarge(5 * 1024 * 1024) }));
  expect([large.status, large.body.message]).toEqual([413, "Please select an image under 5MB"]);
  const theirs = await bo.uploads(await pictures.png());
  const stolen = await change(ada, { avatar_id: theirs.id });
  expect([stolen.status, Object.keys(stolen.body.errors ?? {})]).toEqual([422, ["avatar_id"]]);
  expect((await ada.get<{ user: User }>("/api/user")).body.user).toMatchObject({ name: "Ada", avatar: null });
});

test("completion is the rounded share of the six fields", async () => {
  const ada = await join(app, "Ada");
  const read = () => ada.query(`{ viewer { phone profileCompletion missingProfileFields } }`);
  expect(await read()).toEqual({
    viewer: {
      phone: null,
      profileCompletion: 0,
      missingProfileFields: ["AVATAR", "BANNER", "BIO", "LOCATION", "WEBSITE", "PHONE"],
    },
  });
  await change(ada, { bio: "x", location: "y", website: "http://a.b", phone: "+1 2" });
  await change(ada, form({ avatar: await pictures.png() }));
  expect(await read()).toEqual({
    viewer: { phone: "+1 2", profileCompletion: 83, missingProfileFields: ["BANNER"] },
  });
});

test("presence is stored at most once a minute", async () => {
  const ada = await join(app, "Ada");
  const last = async () =>
    (await app.sql`select last_active_at from users where id = ${ada.id}`)[0]?.["last_active_at"];
  const joined = await last();
  expect((await ada.send("/api/profile/activity")).body).toEqual({ success: true });
  expect(await last()).toEqual(joined);
  await app.sql`update users set last_active_at = now() - interval '2 minutes' where id = ${ada.id}`;
  expect(await ada.query("mutation { ping }")).toEqual({ ping: true });
  expect((await last()) >= joined).toBe(true);
  expect((await rest.post("/api/profile/activity")).status).toBe(401);
});

test("posts, comments and pictures of a member are listed as far as the viewer may see them", async () => {
  const { ada, bo, cy } = await people(app);
  const open = await ada.posts("For all");
  await ada.posts("For bonds", { visibility: "bonds" });
  await ada.send("/api/posts", form({ content: "A picture", media: await pictures.png() }));
  await ada.comments(open, "My own word");
  const text = `query See($name: String!) { user(username: $name) { posts { totalCount edges { node { content } } }
    images { totalCount edges { node { content } } } comments { totalCount edges { node { content post { id } } } } } }`;
  interface Seen {
    user: Record<"posts" | "images" | "comments", { totalCount: number; edges: { node: { content: string } }[] }>;
  }
  const see = async (who: Person) => (await who.query<Seen>(text, { name: ada.username })).user;
  const contents = (list: Seen["user"]["posts"]) => [list.totalCount, ...list.edges.map(({ node }) => node.content)];
  expect(contents((await see(bo)).posts)).toEqual([3, "A picture", "For bonds", "For all"]);
  expect(contents((await see(cy)).posts)).toEqual([2, "A picture", "For all"]);
  expect(contents((await see(cy)).images)).toEqual([1, "A picture"]);
  expect(contents((await see(cy)).comments)).toEqual([1, "My own word"]);
  const page = await cy.get<{ posts: unknown[]; total: number; hasMore: boolean }>(
    `/api/profile/${ada.username}/posts`,
  );
  expect(page.body).toMatchObject({
    total: 2,
    hasMore: false,
    posts: [{ content: "A picture" }, { content: "For all" }],
  });
  expect((await cy.get(`/api/profile/${ada.username}/comments`)).body).toMatchObject({ total: 1 });
  expect((await cy.get(`/api/profile/${ada.username}/images?page=2`)).body).toMatchObject({ total: 1, posts: [] });
  await block(app, ada, cy);
  expect((await cy.get(`/api/profile/${ada.username}/posts`)).status).toBe(404);
});
