import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { eventually } from "#tests/kit/eventually";
import { runJob } from "#tests/kit/jobs";
import { bond, join, members, type Person, withStanding } from "#tests/kit/people";

const app = await startApp();

/** The number of members who have standing without marks, while the community is young. */
const EARLY = 20;

const basisOf = async ({ id }: Person) => {
  const [row] = await app.sql<{ stands: boolean; basis: string | null }[]>`
    select has_standing as stands, standing_basis as basis from users where id = ${id}`;
  return row;
};
const verify = (...all: Person[]) =>
  app.sql`update users set email_verified_at = now() where id = any(${all.map(({ id }) => id)})`;
const age = (days: number, ...all: Person[]) =>
  app.sql`update users set created_at = now() - ${days} * interval '1 day' where id = any(${all.map(({ id }) => id)})`;
const review = () => runJob(app, "people.reviewStanding");

const NOTHING = { stands: false, basis: null };
const BY_MARKS = { stands: true, basis: "marks" };

/** A community that is not young any more: its members have standing. */
async function establish(): Promise<Person[]> {
  const founders = await members(
    app,
    Array.from({ length: EARLY + 2 }, (_, i) => `Founder ${i}`),
  );
  return withStanding(app, ...founders);
}

async function newcomer(name: string): Promise<Person> {
  const [one] = await members(app, [name]);
  if (!one) throw new Error("nobody joined");
  await verify(one);
  await age(4, one);
  return one;
}

test("a young community gives standing without marks, but for a verified address and some days", async () => {
  await app.sql`delete from users`;
  const [ada, bo, cy] = await members(app, ["Ada", "Bo", "Cy"]);
  if (!ada || !bo || !cy) throw new Error("unreachable");
  await verify(ada, bo);
  await age(4, ada, cy);
  await review();
  expect(await basisOf(ada)).toEqual({ stands: true, basis: "early" });
  expect(await basisOf(bo), "the account is too young").toEqual(NOTHING);
  expect(await basisOf(cy), "the address is not verified").toEqual(NOTHING);
});

test("later it needs a like, a comment or a bond by two others who have standing", async () => {
  await app.sql`delete from users`;
  const [one, two, three] = await establish();
  const [newest] = await members(app, ["Newest"]);
  if (!one || !two || !three || !newest) throw new Error("unreachable");
  const [ada, bo, cy] = [await newcomer("Ada"), await newcomer("Bo"), await newcomer("Cy")];
  const [hers, his, theirs] = [await ada.posts("Hers"), await bo.posts("His"), await cy.posts("Theirs")];
  await one.send(`/api/posts/${hers.id}/like`);
  await two.comments(hers, "Good");
  await one.send(`/api/posts/${his.id}/like`);
  await one.comments(his, "Twice by one member");
  await newest.send(`/api/posts/${his.id}/like`);
  const said = await cy.comments(theirs, "Mine");
  await one.query(`mutation ($id: ID!) { setCommentLiked(id: $id, liked: true) { id } }`, {
    id: String(said.id),
  });
  await bond(app, cy, three);
  await review();
  expect(await basisOf(ada)).toEqual(BY_MARKS);
  expect(await basisOf(bo), "one member with standing is not enough").toEqual(NOTHING);
  expect(await basisOf(cy), "a like of a comment, and a bond").toEqual(BY_MARKS);
});

test("whoever gains it gives weight to the marks that they set", async () => {
  await app.sql`delete from users`;
  const [one, two] = await establish();
  if (!one || !two) throw new Error("unreachable");
  const [last, middle, first] = [await newcomer("Last"), await newcomer("Middle"), await newcomer("First")];
  await bond(app, first, one);
  await bond(app, first, two);
  await bond(app, middle, one);
  await bond(app, middle, first);
  await bond(app, last, middle);
  await bond(app, last, first);
  await review();
  await eventually(async () => expect(await basisOf(last)).toEqual(BY_MARKS));
});

test("it is lost with its reasons: the address, or the standing of those who marked", async () => {
  await app.sql`delete from users`;
  const [one, two] = await establish();
  if (!one || !two) throw new Error("unreachable");
  const [ada, bo] = [await newcomer("Ada"), await newcomer("Bo")];
  for (const who of [ada, bo]) for (const founder of [one, two]) await bond(app, who, founder);
  await review();
  expect(await basisOf(bo)).toEqual(BY_MARKS);
  await app.sql`update users set email_verified_at = null where id = ${ada.id}`;
  await review();
  expect(await basisOf(ada)).toEqual(NOTHING);
  expect(await basisOf(bo)).toEqual(BY_MARKS);
  await app.sql`update users set standing_basis = 'taken', has_standing = false where id = ${two.id}`;
  await review();
  expect(await basisOf(bo)).toEqual(NOTHING);
  expect(await basisOf(two), "what an operator took stays taken").toEqual({ stands: false, basis: "taken" });
});

test("it is found within the hour for those who write, and at once for those who verify the address", async () => {
  await app.sql`delete from users`;
  const [one, two] = await establish();
  if (!one || !two) throw new Error("unreachable");
  const [ada, bo] = [await newcomer("Ada"), await newcomer("Bo")];
  for (const who of [ada, bo]) for (const founder of [one, two]) await bond(app, who, founder);
  await ada.posts("I write");
  await runJob(app, "people.reviewWriters");
  expect(await basisOf(ada)).toEqual(BY_MARKS);
  expect(await basisOf(bo)).toEqual(NOTHING);
  await app.sql`select graphile_worker.add_job('people.reviewMember', json_build_object('memberId', ${bo.id}::bigint))`;
  await eventually(async () => expect(await basisOf(bo)).toEqual(BY_MARKS));
});

test("nobody is shown who has it", async () => {
  const ada = await join(app, "Ada");
  const { text } = await ada.get("/api/user");
  expect(text).not.toContain("standing");
  const { __type: type } = await ada.query<{ __type: { fields: { name: string }[] } }>(
    `{ __type(name: "User") { fields { name } } }`,
  );
  expect(type.fields.map(({ name }) => name).join(" ")).not.toMatch(/standing/i);
});
