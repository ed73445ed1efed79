import { request } from "#server/rest/request";
import { newMedia } from "./media.rules.ts";

/** What a member may say of a file. */
export const descriptionBody = request(newMedia, { alt: {} });
