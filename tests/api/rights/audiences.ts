import { Kind, parse } from "graphql";
import type { Audience } from "#server/graphql/fields/audiences";
import type { Act } from "./act.ts";
import type { Thing } from "./stage.ts";
import { ACTS, TABLE } from "./table.ts";
import { CALLERS, MEMBERS, type Rights, STAFF, verdictFor } from "./verdicts.ts";

/** The audiences, the widest first. */
const WIDEST: readonly Audience[] = ["everyone", "members", "moderators", "admins"];

/** Nothing that exists: only the name of an operation is read from a document about it. */
const NOTHING = { id: 0, mark: "", ids: {}, texts: {}, owner: {} } as unknown as Thing;

/** Returns for whom each root field is by the table of rights: an act is for all to whom some thing of it is not closed. */
export function audiencesByRights(): Map<string, Audience> {
  const audiences = new Map<string, Audience>();
  for (const { acts, rights } of TABLE) {
    for (const name of acts) {
      const field = rootFieldOf(ACTS[name]);
      if (field === null) continue;
      const known = audiences.get(field);
      const found = audienceOf(rights);
      audiences.set(field, WIDEST.find((one) => one === known || one === found) ?? found);
    }
  }
  return audiences;
}

/** Returns the root field of an act as `Query.post`; null for an act of REST alone. */
function rootFieldOf(act: Act): string | null {
  if (!act.gql) return null;
  const [definition] = parse(act.gql(NOTHING)).definitions;
  if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error("An act is one operation.");
  const [field] = definition.selectionSet.selections;
  if (field?.kind !== Kind.FIELD) throw new Error("An act has one root field.");
  const { operation } = definition;
  return `${operation[0]?.toUpperCase()}${operation.slice(1)}.${field.name.value}`;
}

function audienceOf(rights: Rights): Audience {
  const isOpenTo = (...callers: Parameters<typeof verdictFor>[1][]) =>
    callers.some((caller) => !["unauthenticated", "hidden"].includes(verdictFor(rights, caller)));
  if (isOpenTo("guest")) return "everyone";
  const members = [...CALLERS, ...MEMBERS].filter(
    (caller) => caller !== "guest" && !STAFF.some((one) => one === caller),
  );
  if (isOpenTo(...members)) return "members";
  if (isOpenTo("moderator")) return "moderators";
  // Open to none of the callers: some other member may, such as the one who is invited.
  return isOpenTo("communityAdmin") ? "admins" : "members";
}
