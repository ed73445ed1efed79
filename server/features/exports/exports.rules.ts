import * as z from "zod/mini";
import { knownPassword } from "#server/features/auth/auth.rules";

/** The password that confirms the request for an export: it holds everything that a thief would look for. */
export const exportRequest = z.object({ password: knownPassword });
export type ExportRequest = z.input<typeof exportRequest>;
