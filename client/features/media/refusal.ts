import { RequestError } from "#client/apollo/request.ts";

/** The statuses with which the server refuses a file itself, and not the attempt. */
const REFUSALS: ReadonlySet<number> = new Set([400, 413, 415, 422]);

/** Checks whether the server would refuse the same file again. */
export const isRefusal = (failure: unknown): failure is RequestError =>
  failure instanceof RequestError && REFUSALS.has(failure.status);
