import { Secrets } from "#server/features/auth/passwords/passwords.secrets.service";
import { type App, SECRET } from "#tests/kit/app";
import { sendMessage, talk } from "#tests/kit/chat";
import { block, members, mute, PASSWORD, people, Person } from "#tests/kit/people";
import { RestClient, type RestUser } from "#tests/kit/rest";

export type Name = "amara" | "ada" | "bo" | "cy" | "di";
type Ids = Readonly<Record<string, string>>;

/**
 * What requests name. Amara, of the demo community, has all that a page can show, and reads. The others act: Ada and Bo
 * are friends, Cy and Di are strangers who have written to Ada.
 */
export interface World extends Readonly<Record<Name, Person>> {
  readonly ids: Ids;
  readonly secrets: { readonly resetToken: string; readonly verification: Readonly<Record<string, string>> };
  /** Returns a value of an earlier answer, by its name there: `createPost.id`. */
  answered(name: string): string;
  /** Stores the fields of an answer for later requests. */
  store(answer: unknown): void;
}

/** Adds people who act to the demo community, with things to act on. */
export async function createWorld(app: App): Promise<World> {
  const { ada, bo, cy } = await people(app);
  const [di] = await members(app, ["Di"]);
  if (!di) throw new Error("Di was not created");
  const amara = await signIn(app);
  await addTies(app, amara);
  const acting = { ada, bo, cy, di };
  const ids = {
    ...(await findIds(app, amara)),
    ...(await addTalks(acting)),
    ...(await addRequests(acting)),
    ...(await addOwn(amara, ada)),
  };
  await ada.send(`/api/groups/${ids["joinedGroup"]}/join`);
  const answers: Record<string, unknown> = {};
  return {
    amara,
    ...acting,
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

type Acting = Record<Exclude<Name, "amara">, Person>;

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

/** What mails to Bo would contain. */
async function secretsOf(app: App, bo: Person): Promise<World["secrets"]> {
  const secrets = new Secrets({ secret: SECRET, previousSecret: null });
  const resetToken = "a-token-that-nobody-could-guess";
  await app.sql`insert into password_resets (user_id, token_hash, expires_at)
    values (${bo.id}, encode(sha256(${resetToken}), 'hex'), now() + interval '1 hour')`;
  const { searchParams } = new URL(secrets.verificationLink(bo), app.url);
  return { resetToken, verification: Object.fromEntries(searchParams) };
}
