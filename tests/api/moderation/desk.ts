import type { App } from "#tests/kit/app";
import { type Person, people } from "#tests/kit/people";
import type { Answer } from "#tests/kit/rest";

/** Gives a member a role of the community, as an admin would. */
export const setRole = (app: App, who: Person, role: "member" | "moderator" | "admin") =>
  app.sql`update users set role = ${role} where id = ${who.id}`;

/** Creates Ada, Bo and Cy, and two more members who moderate: Mia and Max. */
export async function desk(app: App) {
  const { ada, bo, cy } = await people(app);
  const { ada: mia, bo: max } = await people(app);
  await app.sql`update users set name = 'Mia', role = 'moderator' where id = ${mia.id}`;
  await app.sql`update users set name = 'Max', role = 'moderator' where id = ${max.id}`;
  await app.sql`delete from bonds where user_id in (${mia.id}, ${max.id})`;
  return { ada, bo, cy, mia, max };
}

export interface RestCase {
  id: number;
  kind: string;
  subject_id: number;
  state: string;
  about: string;
  reported: { text: string; title: string | null; before: { text: string; author_name: string }[] };
  current: { text: string } | null;
  current_state: string;
  owner: { user: { id: number }; suspended: boolean; earlier: { outcome: string; count: number }[] } | null;
  reports_count: number;
  rules: { key: string; count: number }[];
  reports: {
    id: number;
    text: string | null;
    reporter: { id: number };
    reporter_decided: number;
    reporter_upheld: number;
  }[];
  claim: { by: { name: string }; mine: boolean; until: string } | null;
  outcomes: string[];
  refusal: string | null;
  decision: { id: number; outcome: string; words: string; rule_title: string | null } | null;
}

/** Reports a thing; returns the id of the report. */
export async function reportThing(
  who: Person,
  kind: string,
  { id }: { id: number },
  more: { rule?: string; text?: string } = {},
): Promise<number> {
  const { status, body, text } = await who.send<{ report: { id: number } }>("/api/reports", {
    kind,
    id,
    rule: "no-spam",
    ...more,
  });
  if (status !== 201) throw new Error(`reporting answered ${status}: ${text}`);
  return body.report.id;
}

/** Reads a case by the id of a report. */
export async function caseOf(who: Person, report: number): Promise<RestCase> {
  const { status, body, text } = await who.get<{ report: RestCase }>(`/api/moderation/reports/${report}`);
  if (status !== 200) throw new Error(`a case answered ${status}: ${text}`);
  return body.report;
}

export interface RestDecision {
  act: { id: number; outcome: string };
  report: RestCase | null;
}

/** Tries to decide a case. */
export const tryDecide = (who: Person, report: number, body: object): Promise<Answer<RestDecision>> =>
  who.send<RestDecision>(`/api/moderation/reports/${report}/outcome`, body);

/** Decides a case. */
export async function decide(who: Person, report: number, body: object): Promise<RestDecision> {
  const answer = await tryDecide(who, report, body);
  if (answer.status !== 200) throw new Error(`deciding answered ${answer.status}: ${answer.text}`);
  return answer.body;
}

/** Undoes an act. */
export const undo = (who: Person, act: { id: number }) => who.send(`/api/moderation/log/${act.id}/undo`, {});

/** Signs in again, as somebody who was signed out. */
export const signInAgain = (who: Person, password: string) =>
  who.rest.post<{ token: string; appeal_token: string }>("/api/auth/login", { login: who.username, password });
