import { idSent } from "#server/rest/readings";
import { paged, request } from "#server/rest/request";
import {
  act,
  appealDecision,
  appealSearch,
  decision,
  monthsWanted,
  newFilter,
  queueSearch,
} from "./moderation.rules.ts";

/** Reads `true` of an address. */
const flagSent = (value: unknown): unknown => (value === "true" ? true : value === "false" ? false : value);
/** Reads a whole number of an address. */
const numberSent = (value: unknown): unknown =>
  typeof value === "string" && /^[0-9]{1,4}$/.test(value) ? Number(value) : value;

/** Which cases a client wants. */
export const queueQuery = paged(
  request(queueSearch, {
    state: {},
    kind: {},
    rule: {},
    mine: { read: flagSent },
    order: {},
  }),
);

/** What a moderator decides. */
export const decisionBody = request(decision, { outcome: {}, rule: {}, days: {}, words: {} });

/** An act without a report. */
export const actBody = request(act, { kind: {}, id: { read: idSent }, outcome: {}, rule: {}, days: {}, words: {} });

/** A filter of the queue. */
export const filterBody = request(newFilter, { name: {}, state: {}, kind: {}, rule: {}, mine: {}, order: {} });

/** Which appeals a client wants. */
export const appealsQuery = paged(request(appealSearch, { state: {} }));

/** How an appeal ends. */
export const appealBody = request(appealDecision, { outcome: {}, words: {} });

/** How many months a client wants. */
export const monthsQuery = request(monthsWanted, { months: { read: numberSent } });
