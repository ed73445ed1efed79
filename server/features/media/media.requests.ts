import * as z from "zod";
import { both, request } from "#server/rest/request";
import { newMedia, uploadPurpose } from "./media.rules.ts";

const privately = z
  .enum(["0", "1"])
  .optional()
  .meta({ description: "1: for a message; its address is signed, and it can become part of nothing else." });

/** What is said of a file. */
export const descriptionBody = request(newMedia, { alt: {} });

/** What comes along with a file. */
export const uploadBody = both(descriptionBody, request(uploadPurpose, { private: { doc: privately } }));
