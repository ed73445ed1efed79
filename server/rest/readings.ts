import { parseId } from "#server/core/ids";

/*
 * Functions that convert a value from the forms that REST clients send to the one that a rule expects: multipart forms
 * have text only and send every field, and so do addresses. A value that cannot be read stays as it was sent, so that
 * the rule refuses it.
 */

/** Treats an empty field as omitted. */
export const leftOut = (value: unknown): unknown => (value === null || value === "" ? undefined : value);

/** Treats null as omitted, but not an empty text. */
export const notNull = (value: unknown): unknown => value ?? undefined;

/** Treats an empty text as null, which empties a field. */
export const emptied = (value: unknown): unknown => (value === "" ? null : value);

/** Reads an id as a number. */
export const idSent = (value: unknown): unknown => parseId(value) ?? value;

/** Reads ids as numbers. */
export const idsSent = (value: unknown): unknown => (Array.isArray(value) ? value.map(idSent) : value);

/** Reads `design, cities` as a list. */
export const listSent = (value: unknown): unknown =>
  typeof value === "string"
    ? value
        .split(",")
        .map((one) => one.trim())
        .filter((one) => one !== "")
    : value;

const LAT_LNG = /^\s*(-?\d{1,3}(?:\.\d{1,20})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,20})?)\s*$/;

/** Reads `lat,lng` as a point. */
export function pointSent(value: unknown): unknown {
  const [, lat, lng] = (typeof value === "string" && LAT_LNG.exec(value)) || [];
  return lat === undefined ? value : { lat: Number(lat), lng: Number(lng) };
}
