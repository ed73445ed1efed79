import type { Thing } from "./stage.ts";
import type { Caller } from "./verdicts.ts";

/** A request of the REST face: method, path without its base, and body. */
export type RestRequest = readonly [method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE", path: string, body?: unknown];

/** Something that a caller does to a thing, or reads of it, over the faces that offer it. */
export interface Act {
  /** A document with one root field. */
  readonly gql?: (thing: Thing) => string;
  readonly rest?: (thing: Thing) => RestRequest;
  /** What an answer contains for those who see the thing; without it, every answer is one. */
  readonly sees?: (thing: Thing) => string;
  /** Whether the act changes what the thing, or the tie of the caller to it, is: each caller then gets a new thing. */
  readonly consumes?: boolean | ((caller: Caller) => boolean);
  /** Whether the act ends the caller's session or account: a new member does it instead. */
  readonly endsCaller?: boolean;
}

/** Checks whether an act by a caller changes the thing, so that it needs one of its own. */
export const isConsumed = ({ consumes = false }: Act, caller: Caller): boolean =>
  typeof consumes === "boolean" ? consumes : consumes(caller);

export const mark = ({ mark: text }: Thing): string => text;
export const inside = ({ texts }: Thing): string => texts["inside"] ?? "";
