import { STATUS_CODES } from "node:http";
import { type Reason, REASONS } from "#server/core/reasons";
import type { Failure } from "./errors.ts";

const PROBLEM = "application/problem+json";

/** Checks whether a client asks for refusals as RFC 9457 describes them. */
export const wantsProblem = (accept: string | undefined): boolean =>
  /\bapplication\/problem\+json\b/i.test(accept ?? "");

/**
 * Returns a refusal as a problem of RFC 9457: `type` is the address at which the page about the API explains its reason
 * or code, and what else the refusal contains stays beside.
 */
export function toProblem({ status, headers, body }: Omit<Failure, "bug">, publicUrl: string): Omit<Failure, "bug"> {
  const { success: _, message, code, reason, ...rest } = body;
  const name = String(reason ?? code);
  const problem = {
    type: `${publicUrl}/api#${name}`,
    title: isReason(name) ? REASONS[name].meaning : (STATUS_CODES[status] ?? name),
    status,
    detail: message,
    code,
    ...(reason !== undefined && { reason }),
    ...rest,
  };
  return { status, headers: { ...headers, "Content-Type": PROBLEM }, body: problem };
}

const isReason = (name: string): name is Reason => Object.hasOwn(REASONS, name);
