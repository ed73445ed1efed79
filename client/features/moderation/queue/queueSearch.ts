import type { ModerationOrder, ReportKind, ReportState } from "#client/gql/graphql.ts";

/** Which cases the queue shows. It is part of the address, so that it can be shared and restored. */
export interface QueueSearch {
  state: ReportState;
  kind: ReportKind | null;
  /** The key of a rule. */
  rule: string | null;
  mine: boolean;
  order: ModerationOrder;
}

const STATES: readonly ReportState[] = ["OPEN", "UPHELD", "DISMISSED"];
const KINDS: readonly ReportKind[] = ["POST", "COMMENT", "MESSAGE", "MEMBER", "GROUP"];

/** Reads the search from the parameters of an address; what is unknown there is left out. */
export function searchIn(params: URLSearchParams): QueueSearch {
  return {
    state: STATES.find((state) => state.toLowerCase() === params.get("state")) ?? "OPEN",
    kind: KINDS.find((kind) => kind.toLowerCase() === params.get("kind")) ?? null,
    rule: params.get("rule") || null,
    mine: params.get("mine") === "yes",
    order: params.get("order") === "most-reported" ? "MOST_REPORTED" : "OLDEST",
  };
}

/** Returns the parameters of the address: only what differs from the plain queue. */
export function paramsOf({ state, kind, rule, mine, order }: QueueSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (state !== "OPEN") params.set("state", state.toLowerCase());
  if (kind) params.set("kind", kind.toLowerCase());
  if (rule) params.set("rule", rule);
  if (mine) params.set("mine", "yes");
  // Decided cases have one order.
  if (state === "OPEN" && order === "MOST_REPORTED") params.set("order", "most-reported");
  return params;
}

/** What of a case decides whether the queue shows it. */
export interface Listed {
  id: string;
  kind: ReportKind;
  state: ReportState;
  rules: readonly { key: string }[];
  claim?: { mine: boolean } | null;
}

/** Checks whether a case belongs to a search; it may have been decided or released since it was loaded. */
export function isWanted(one: Listed, { state, kind, rule, mine }: QueueSearch): boolean {
  if (one.state !== state || (kind !== null && one.kind !== kind)) return false;
  if (rule !== null && !one.rules.some(({ key }) => key === rule)) return false;
  return !mine || state !== "OPEN" || one.claim?.mine === true;
}

/** Checks whether two searches find the same cases in the same order. */
export const isSameSearch = (one: QueueSearch, other: QueueSearch): boolean =>
  paramsOf(one).toString() === paramsOf(other).toString();

/** Returns the id of the case a step further in the list; at its end, or from a case that is not there, the nearest. */
export function neighbourOf(ids: readonly string[], id: string | null, step: 1 | -1): string | null {
  const at = id === null ? -1 : ids.indexOf(id);
  if (at < 0) return ids[0] ?? null;
  return ids[at + step] ?? ids[at] ?? null;
}

/**
 * Returns the id of the case to look at when this one leaves the list: the next that nobody else works on, else the next
 * of all, else the one before it.
 */
export function heirOf(cases: readonly Pick<Listed, "id" | "claim">[], id: string): string | null {
  const at = cases.findIndex((one) => one.id === id);
  const rest = cases.slice(at + 1);
  const heir = rest.find(({ claim }) => !claim || claim.mine) ?? rest[0] ?? cases[at - 1];
  return heir?.id ?? null;
}
