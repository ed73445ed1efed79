import { Secrets } from "#server/features/auth/passwords/passwords.secrets.service";
import { AppealTokens } from "#server/features/auth/suspensions/suspensions.tokens.service";
import { Signer } from "#server/platform/secrets/signer";
import { type App, SECRET } from "#tests/kit/app";
import { sendMessage, talk } from "#tests/kit/chat";
import { block, members, mute, PASSWORD, people, Person } from "#tests/kit/people";
import { RestClient, type RestUser } from "#tests/kit/rest";
import { suspend } from "#tests/kit/staff/suspending";

export type Name = "amara" | "ada" | "bo" | "cy" | "di" | "mia";
type Ids = Readonly<Record<string, string>>;

/**
 * What requests name. Amara, of the demo community, has all that a page can show, and reads. The others act: Ada and Bo
 * are friends, Cy and Di are strangers who have written to Ada.
 */
export interface World extends Readonly<Record<Name, Person>> {
  readonly app: App;
  readonly ids: Ids;
  readonly secrets: {
    readonly resetToken: string;
    readonly appealToken: string;
    readonly verification: Readonly<Record<string, string>>;
    readonly unsubscribe: Readonly<Record<string, string>>;
  };
  /** Returns a value of an earlier answer, by its name there: `createPost.id`. */
  answered(name: string): string;
  /** Stores the fields of an answer for later requests. */
  store(answer: unknown): void;
}

/** Adds people who act to the demo community, with things to act on. */
export async function createWorld(app: App): Promise<World> {
  const { ada, bo, cy } = await people(app);
  const [di, mia] = await members(app, ["Di", "Mia"]);
  if (!di || !mia) throw new Error("Di and Mia were not created");
  const amara = await signIn(app);
  await addTies(app, amara);
  await app.sql`update users set role = 'admin' where id = ${mia.id}`;
  const acting = { ada, bo, cy, di };
  const ids = {
    ...(await findIds(app, amara)),
    ...(await addTalks(acting)),
    ...(await addRequests(acting)),
    ...(await addOwn(amara, ada)),
    ...(await addCases(acting)),
    ...(await addApplicants(app)),
  };
  await ada.send(`/api/groups/${ids["joinedGroup"]}/join`);
  const answers: Record<string, unknown> = {};
  return {
    app,
    amara,
    ...acting,
    mia,
    ids,
    secrets: await secretsOf(app, bo),
    answered(name) {
      const value = name.split(".").reduce<unknown>((at, key) => Reflect.get(Object(at), key), answers);
      if (typeof value !== "string" && typeof value !== "number") throw new Error(`No earlier answer has ${name}.`);
      return String(value);
    },
    store: (answer) => void Object.assign(answers, answer),
  };
}

/** Lets a post of Bo's wait for approval in a group. */
export async function addWaitingPost({ app, bo }: Pick<World, "app" | "bo">, groupId: string): Promise<string> {
  const [post] = await app.sql<{ id: string }[]>`insert into posts (author_id, content, visibility, group_id)
    values (${bo.id}, 'May I introduce myself?', 'waiting', ${groupId}) returning id::text`;
  if (!post) throw new Error("The post was not stored.");
  return post.id;
}

async function signIn(app: App): Promise<Person> {
  const sent = { login: "amara", password: "commonplace" };
  const { body } = await new RestClient(app).post<{ token: string; user: RestUser }>("/api/auth/login", sent);
  return new Person(app, body.user, body.token);
}

/** Amara blocks and mutes some members who have written nothing. */
async function addTies(app: App, amara: Person): Promise<void> {
  for (const silent of await members(app, ["Ola", "Uwe", "Zoe"])) {
    await block(app, amara, silent);
    await mute(app, amara, silent);
  }
}

async function findIds({ sql }: App, amara: Person): Promise<Ids> {
  const own = sql`select group_id from group_members where user_id = ${amara.id}`;
  const talks = sql`select conversation_id from participants where user_id = ${amara.id}`;
  const [ids] = await sql<Record<string, string>[]>`select
    (select id from posts where author_id = ${amara.id} order by comments_count desc limit 1)::text as post,
    (select parent_id from comments where parent_id is not null
      group by 1 order by count(*) desc, 1 limit 1)::text as comment,
    (select min(id) from drafts where user_id = ${amara.id})::text as draft,
    (select conversation_id from messages where conversation_id in (${talks})
      group by 1 order by count(*) desc, 1 limit 1)::text as conversation,
    (select max(id) from notifications where user_id = ${amara.id} and read_at is null)::text as notification,
    (select slug from groups where id in (${own} and role <> 'member') limit 1) as group,
    (select id from groups where visibility = 'public' and id not in (${own}) limit 1)::text as "joinedGroup"`;
  if (!ids) throw new Error("the demo community is not there");
  return ids;
}

type Acting = Record<Exclude<Name, "amara" | "mia">, Person>;

/** Conversations of Ada with messages to read and change, one with several people, and two that wait for her. */
async function addTalks({ ada, bo, cy, di }: Acting): Promise<Ids> {
  const talked = await talk(ada, [bo]);
  const message = await sendMessage(ada, talked, "First");
  await sendMessage(bo, talked, "Second");
  const workshop = await talk(ada, [bo], "Workshop");
  const [request, otherRequest] = [await talk(di, [ada]), await talk(cy, [ada])];
  await sendMessage(di, request, "May I ask something?");
  await sendMessage(cy, otherRequest, "I would like to know something.");
  return {
    talk: String(talked.id),
    message: String(message.id),
    workshop: String(workshop.id),
    request: String(request.id),
    otherRequest: String(otherRequest.id),
  };
}

/** Two people who ask to become members. */
async function addApplicants(app: App): Promise<Ids> {
  const rows = await app.sql<{ id: string }[]>`insert into applications (name, username, email, password_hash)
    select 'Applicant', 'applicant-' || gen.code, 'applicant-' || gen.code || '@example.test', '-' from generate_series(1, 2) as n, substr(md5(random()::text || n), 1, 12) as gen (code) returning id`;
  return { applicant: String(rows[0]?.id), otherApplicant: String(rows[1]?.id) };
}

/** Cy and Di want to be friends of Ada, and Cy of Bo. */
async function addRequests({ ada, bo, cy, di }: Acting): Promise<Ids> {
  const requestOf = async (from: Person, to: Person) => {
    await from.send("/api/friends/request", { user_id: to.id });
    const { body } = await from.get<{ requests: { id: number }[] }>("/api/friends/requests/sent");
    return String(body.requests[0]?.id);
  };
  return {
    sentRequest: await requestOf(cy, bo),
    bondRequest: await requestOf(cy, ada),
    otherBondRequest: await requestOf(di, ada),
  };
}

/** An insight of Amara, a draft of Ada, and another session of hers. */
async function addOwn(amara: Person, ada: Person): Promise<Ids> {
  const prompt = "What do members say about water?";
  const { insight } = (await amara.send<{ insight: { id: number } }>("/api/insights", { prompt })).body;
  const draft = { kind: "idea", title: "A library of things" };
  const stored = (await ada.send<{ draft: { id: number } }>("/api/drafts", draft)).body.draft;
  await ada.rest.post("/api/auth/login", { login: ada.email, password: PASSWORD });
  const { sessions } = (await ada.get<{ sessions: { id: number; current: boolean }[] }>("/api/sessions")).body;
  const session = sessions.find(({ current }) => !current)?.id;
  return { insight: String(insight.id), otherDraft: String(stored.id), session: String(session) };
}

/** Cy has reported two posts of Ada. */
async function addCases({ ada, cy }: Acting): Promise<Ids> {
  const reported = async () => {
    const { id } = await ada.posts("Buy this");
    const { body } = await cy.send<{ report: { id: number } }>("/api/reports", { kind: "post", id, rule: "no-spam" });
    return { id, report: body.report.id };
  };
  const [one, other] = [await reported(), await reported()];
  return { report: String(one.report), otherReported: String(other.id) };
}

/** What mails to Bo would contain, and the token of a suspended member. */
async function secretsOf(app: App, bo: Person): Promise<World["secrets"]> {
  const secrets = new Secrets({ secret: SECRET, previousSecret: null });
  const resetToken = "a-token-that-nobody-could-guess";
  await app.sql`insert into password_resets (user_id, token_hash, expires_at)
    values (${bo.id}, encode(sha256(${resetToken}), 'hex'), now() + interval '1 hour')`;
  const { searchParams } = new URL(secrets.verificationLink(bo), app.url);
  const [suspended] = await members(app, ["Suspended"]);
  if (!suspended) throw new Error("nobody was created");
  const suspensionId = await suspend(app, suspended);
  const appealTokens = new AppealTokens({ secret: SECRET, previousSecret: null });
  const appealToken = appealTokens.sign({ memberId: suspended.id, suspensionId });
  const member = String(bo.id);
  const signature = new Signer("commonplace unsubscribe link v1", { secret: SECRET, previousSecret: null }).sign(
    member,
    "digest",
  );
  const unsubscribe = { member, list: "digest", signature };
  return { resetToken, appealToken, verification: Object.fromEntries(searchParams), unsubscribe };
}
