import { parseId } from "#server/core/ids";

/*
 * Forms in which clients of REST send what a rule knows in one: multipart forms have text only and leave nothing out,
 * addresses too. What cannot be read stays as it was sent, for the rule to refuse.
 */

/** An empty field says nothing. */
export const leftOut = (value: unknown): unknown => (value === null || value === "" ? undefined : value);

/** Null says nothing, where an empty text says something. */
export const notNull = (value: unknown): unknown => value ?? undefined;

/** An empty text empties what is there. */
export const emptied = (value: unknown): unknown => (value === "" ? null : value);

/** An id as a number. */
export const idSent = (value: unknown): unknown => parseId(value) ?? value;

/** Ids as numbers. */
export const idsSent = (value: unknown): unknown => (Array.isArray(value) ? value.map(idSent) : value);

/** `design, cities` as a list. */
export const listSent = (value: unknown): unknown =>
  typeof value === "string"
    ? value
        .split(",")
        .map((one) => one.trim())
        .filter((one) => one !== "")
    : value;

const LAT_LNG = /^\s*(-?\d{1,3}(?:\.\d{1,20})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,20})?)\s*$/;

/** `lat,lng` as a point. */
export function pointSent(value: unknown): unknown {
  const [, lat, lng] = (typeof value === "string" && LAT_LNG.exec(value)) || [];
  return lat === undefined ? value : { lat: Number(lat), lng: Number(lng) };
}
