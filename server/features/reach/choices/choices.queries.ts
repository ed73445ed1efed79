import { eq, sql } from "drizzle-orm";
import { prepared, type Tx } from "#server/db/client";
import { notificationSilences } from "#server/db/schema/notifications";
import { reachChannels, reachSettings } from "#server/db/schema/reach";
import { users } from "#server/db/schema/users";
import type { Channel, Frequency, Kind } from "#server/features/reach/reach.model";

/** What is stored of a member's choices; a member without rows has the defaults. */
export interface StoredChoices {
  digest: Frequency;
  timeZone: string | null;
  doNotDisturb: boolean;
  quietFrom: number;
  quietTo: number;
  pushContent: boolean;
  isVerified: boolean;
  isRefused: boolean;
  /** The kinds that are off in the app. */
  silences: Kind[];
  channels: { kind: Kind; channel: Channel; isOn: boolean }[];
}

const choicesOf = prepared<StoredChoices[], { id: number }>((db) =>
  db
    .select({
      digest: sql<Frequency>`coalesce(${reachSettings.digest}, 'weekly')`,
      timeZone: reachSettings.timeZone,
      doNotDisturb: sql<boolean>`coalesce(${reachSettings.doNotDisturb}, false)`,
      quietFrom: sql<number>`coalesce(${reachSettings.quietFrom}, 1320)`,
      quietTo: sql<number>`coalesce(${reachSettings.quietTo}, 420)`,
      pushContent: sql<boolean>`coalesce(${reachSettings.pushContent}, true)`,
      isVerified: sql<boolean>`${users.emailVerifiedAt} is not null`,
      isRefused: sql<boolean>`${users.emailRefusedAt} is not null`,
      silences: sql<Kind[]>`(select coalesce(json_agg(silence.type), '[]') from ${notificationSilences} as silence
        where silence.user_id = ${users.id})`,
      channels: sql<StoredChoices["channels"]>`(select coalesce(json_agg(json_build_object(
          'kind', choice.kind, 'channel', choice.channel, 'isOn', choice.is_on)), '[]')
        from ${reachChannels} as choice where choice.user_id = ${users.id})`,
    })
    .from(users)
    .leftJoin(reachSettings, eq(reachSettings.userId, users.id))
    .where(eq(users.id, sql.placeholder("id")))
    .prepare("reach_choices_of"),
);

/** Finds a member's choices, all in one statement; undefined when the account is deleted. */
export async function findChoices(db: Parameters<typeof choicesOf>[0], id: number): Promise<StoredChoices | undefined> {
  const [row] = await choicesOf(db, { id });
  return row;
}

/** Stores choices of channels outside the app. Concurrent changes write only the channels that they contain. */
export async function saveChannels(
  tx: Tx,
  userId: number,
  choices: readonly { kind: Kind; channel: "push" | "mail" | "digest"; isOn: boolean }[],
): Promise<void> {
  if (choices.length === 0) return;
  await tx
    .insert(reachChannels)
    .values(choices.map((choice) => ({ userId, ...choice })))
    .onConflictDoUpdate({
      target: [reachChannels.userId, reachChannels.kind, reachChannels.channel],
      set: { isOn: sql`excluded.is_on` },
    });
}

type Fields = Partial<
  Pick<StoredChoices, "digest" | "timeZone" | "doNotDisturb" | "quietFrom" | "quietTo" | "pushContent">
>;

/** Stores the rest of the choices. Concurrent changes write only the fields that they contain. */
export async function saveChoices(tx: Tx, userId: number, fields: Fields): Promise<void> {
  if (Object.keys(fields).length === 0) return;
  await tx
    .insert(reachSettings)
    .values({ userId, ...fields })
    .onConflictDoUpdate({ target: reachSettings.userId, set: { ...fields, updatedAt: sql`now()` } });
}
