import * as z from "zod";
import { both, request } from "#server/rest/request";
import { newMedia, uploadPurpose } from "./media.rules.ts";

const privately = z
  .enum(["0", "1"])
  .optional()
  .meta({ description: "1: for a message; its address is signed, and it can become part of nothing else." });

/** The description of a file. */
export const descriptionBody = request(newMedia, { alt: {} });

/** The fields that a client sends together with a file. */
export const uploadBody = both(descriptionBody, request(uploadPurpose, { private: { doc: privately } }));
