import * as z from "zod";
import { nameFields } from "#server/features/auth/auth.answers";

/** The person beside what they wrote. */
export const authorAnswer = z.object(nameFields).meta({ id: "Author", description: "Who wrote something." });
export type AuthorAnswer = z.infer<typeof authorAnswer>;
