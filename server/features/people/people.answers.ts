import * as z from "zod";
import { nameFields } from "#server/features/auth/auth.answers";

/** The author in the answer of a post or comment. */
export const authorAnswer = z.object(nameFields).meta({ id: "Author", description: "The author." });
export type AuthorAnswer = z.infer<typeof authorAnswer>;
