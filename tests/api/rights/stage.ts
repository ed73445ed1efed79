import type { App } from "#tests/kit/app";
import { bond, block, members, type Person } from "#tests/kit/people";
import { CALLERS, type Caller, MEMBERS, STAFF } from "./verdicts.ts";

/** A thing that is asked about; `mark` is a text that only this thing contains. */
export interface Thing {
  readonly id: number;
  readonly mark: string;
  readonly ids: Readonly<Record<string, number>>;
  readonly texts: Readonly<Record<string, string>>;
  /** Members other than the callers of the stage, for things that belong to nobody but this one. */
  readonly owner: Person;
}

type Signed = Exclude<Caller, "guest">;

/** Who has no tie to others. */
const UNTIED = new Set<Caller>(["stranger", "owner", ...STAFF]);

/** The callers of the matrix. Hal manages, Gus is a member and Ida was one of what Ada owns; they are her bonds. */
export class Stage {
  constructor(
    readonly app: App,
    readonly people: Readonly<Record<Signed, Person>>,
    /** A member to whom nobody has any tie. */
    readonly host: Person,
  ) {}

  get owner(): Person {
    return this.people.owner;
  }

  personOf(caller: Caller): Person | null {
    return caller === "guest" ? null : this.people[caller];
  }

  /** Creates a member to whom the callers are what they are to Ada. */
  async another(caller: Caller): Promise<Person> {
    if (caller === "owner" || caller === "guest") return this.owner;
    const [person] = await members(this.app, ["Ada"]);
    if (!person) throw new Error("nobody was created");
    await this.tie(person, caller);
    return person;
  }

  /** Makes a caller to a member what the caller is to Ada. */
  async tie(person: Person, caller: Signed): Promise<void> {
    const other = this.people[caller];
    if (caller === "blocked") await block(this.app, person, other);
    else if (caller === "blocker") await block(this.app, other, person);
    else if (!UNTIED.has(caller)) await bond(this.app, person, other);
  }
}

/** Creates the callers. */
export async function createStage(app: App): Promise<Stage> {
  const names = [...CALLERS, ...MEMBERS].filter((name): name is Signed => name !== "guest");
  const created = await members(app, [...names.map((name) => `A ${name}`), "Host"]);
  const [host] = created.splice(-1);
  const people = Object.fromEntries(names.map((name, at) => [name, created[at]])) as Record<Signed, Person>;
  if (!host) throw new Error("nobody was created");
  // The first account of all is an admin's, and here it is a stranger's.
  await app.sql`update users set role = case id when ${people.moderator.id} then 'moderator'
    when ${people.communityAdmin.id} then 'admin' else 'member' end`;
  const stage = new Stage(app, people, host);
  for (const name of names) await stage.tie(people.owner, name);
  return stage;
}

let marks = 0;

/** Returns a word that no other text has. */
export const freshMark = (): string => `mark${++marks}x`;
