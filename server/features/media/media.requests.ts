import { request } from "#server/rest/request";
import { newMedia } from "./media.rules.ts";

/** The description of a file. */
export const descriptionBody = request(newMedia, { alt: {} });
