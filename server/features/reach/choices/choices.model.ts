import type { Kind } from "#server/features/reach/reach.model";
import type { ChoicesChange } from "./choices.rules.ts";

/** Channels of one kind, as GraphQL lists them. */
interface Row {
  kind: Kind;
  app?: boolean | null;
  push?: boolean | null;
  mail?: boolean | null;
  digest?: boolean | null;
}

/** Converts rows to the matrix of a change: of a kind that is named twice, the last row counts. */
export function toMatrix(rows: readonly Row[] | null | undefined): ChoicesChange["matrix"] {
  if (!rows) return null;
  return Object.fromEntries(
    rows.map(({ kind, app, push, mail, digest }) => [
      kind,
      { ...named("app", app), ...named("push", push), ...named("mail", mail), ...named("digest", digest) },
    ]),
  );
}

const named = (channel: string, isOn: boolean | null | undefined) => (isOn == null ? {} : { [channel]: isOn });
