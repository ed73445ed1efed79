import { readFileSync } from "node:fs";
import path from "node:path";

/** What must hold for the answers to a case; each key is a rule of expect.ts. */
export interface Expectation {
  status?: number[];
  json?: Record<string, unknown>;
  contains?: string[];
  contains_any?: string[];
  not_contains?: string[];
  codes_any?: string[];
  header?: Record<string, string>;
  header_not?: Record<string, string>;
  header_on_429?: Record<string, string>;
  max_ms?: number;
  or_html_ok?: boolean;
  all_status?: number[];
  any_status?: number[];
  nth_status?: Record<string, number[]>;
  count_status_class?: Record<string, number>;
  then?: FollowUp[];
  mail_count_max?: { to: string; n: number };
  mail_not_contains?: { to: string; text: string };
  mail_html_not_contains?: { to: string; text: string };
  mail_sent?: { to: string; subject_re: string };
  download_media?: { not_contains_bytes: string };
  log_not_contains?: string | string[];
  close?: number[];
  or_close?: number[];
  within_ms?: number;
  http_status?: number[];
  message?: { type: string };
  message_for_id?: Record<string, string>;
  no_next?: boolean;
}

/** A call that shows what the first one has left behind. */
interface FollowUp {
  method: string;
  path: string;
  headers?: Record<string, string>;
  auth?: string;
  body?: unknown;
  expect: Expectation;
}

/** One request, or several, of a caller with bad intent or wrong assumptions. */
export interface Case {
  id: string;
  group: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: unknown;
  expect: Expectation;
  kind?: string;
  times?: number;
  auth_each?: string;
}

/** All cases, in the order in which they are run. */
export const cases: readonly Case[] = readFileSync(path.join(import.meta.dirname, "adversarial.jsonl"), "utf8")
  .split("\n")
  .filter((line) => line !== "")
  // The file is ours: this is the one marked boundary where its shape is trusted.
  .map((line) => JSON.parse(line) as Case);
