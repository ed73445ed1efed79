import * as z from "zod/mini";

/** An id as a field of a rule: a positive integer up to 2^53-1. Every number that names a thing is one of these. */
export const idNumber = (message = "This id is not valid.") => z.int(message).check(z.positive(message));
