import { readFileSync } from "node:fs";

/** The settings of the C library with which `npm start` and the container run the server. */
export const NATIVE_SETTINGS = JSON.parse(readFileSync("server/native.json", "utf8")) as Record<string, string>;
