import { unauthenticated } from "#server/core/errors";
import { check } from "#server/core/validation";
import type { Viewer } from "#server/core/viewer";
import type { Db, DbOrTx, Tx } from "#server/db/client";
import type { NotificationsService } from "#server/features/notifications/notifications.service";
import type { Limits } from "#server/platform/limits/limiter";
import {
  type Channel,
  type ChannelChoice,
  isOnByDefault,
  type Kind,
  type KindChoice,
  type ReachChoices,
  toMinutes,
  usesChannel,
} from "#server/features/reach/reach.model";
import { CHANNELS, KINDS } from "#server/features/reach/reach.rules";
import { findChoices, saveChannels, saveChoices, type StoredChoices } from "./choices.queries.ts";
import { type Choices, type ChoicesChange, choicesChange } from "./choices.rules.ts";

interface Parts {
  db: Db;
  limits: Limits;
  notifications: Pick<NotificationsService, "saveKinds">;
}

/** How and when members are reached: one table of kinds and channels, the digest, and the quiet hours. */
export class ChoicesService {
  constructor(private readonly parts: Parts) {}

  get(viewer: Viewer): Promise<ReachChoices> {
    return this.#load(this.parts.db, viewer);
  }

  /** Changes what the input contains and leaves the rest; returns all choices. */
  async change(viewer: Viewer, input: ChoicesChange): Promise<ReachChoices> {
    const choices = check(choicesChange, input);
    const { db, limits } = this.parts;
    await limits.consume("settingsByMember", viewer.id);
    return db.transaction(async (tx) => {
      await this.#saveMatrix(tx, viewer.id, channelsIn(choices));
      await saveChoices(tx, viewer.id, fieldsIn(choices));
      return this.#load(tx, viewer);
    });
  }

  /** Ends digests, or all mails at once, of a member who may not be signed in. */
  async stop(tx: Tx, memberId: number, list: "digest" | "notices"): Promise<void> {
    if (list === "digest") return saveChoices(tx, memberId, { digest: "never" });
    await saveChannels(
      tx,
      memberId,
      KINDS.map((kind) => ({ kind, channel: "mail", isOn: false })),
    );
  }

  async #saveMatrix(tx: Tx, memberId: number, choices: readonly ChannelChoice[]): Promise<void> {
    const inApp = choices.flatMap(({ kind, channel, isOn }) =>
      channel === "app" && kind !== "message" ? [{ type: kind, enabled: isOn }] : [],
    );
    await this.parts.notifications.saveKinds(tx, memberId, inApp);
    await saveChannels(
      tx,
      memberId,
      choices.flatMap(({ kind, channel, isOn }) => (channel === "app" ? [] : [{ kind, channel, isOn }])),
    );
  }

  async #load(db: DbOrTx, viewer: Viewer): Promise<ReachChoices> {
    const stored = await findChoices(db, viewer.id);
    if (!stored) throw unauthenticated();
    const { silences: _silences, channels: _channels, isVerified, isRefused, ...rest } = stored;
    const mail = isRefused ? "refused" : isVerified ? "working" : "unverified";
    return { ...rest, matrix: KINDS.map((kind) => kindChoice(kind, stored)), mail };
  }
}

function kindChoice(kind: Kind, { silences, channels }: StoredChoices): KindChoice {
  const isOn = (channel: Channel) =>
    channel === "app"
      ? !silences.includes(kind)
      : (channels.find((one) => one.kind === kind && one.channel === channel)?.isOn ?? isOnByDefault(kind, channel));
  const app = usesChannel(kind, "app") ? isOn("app") : null;
  return {
    kind,
    app,
    push: isOn("push"),
    mail: isOn("mail"),
    digest: usesChannel(kind, "digest") ? isOn("digest") : null,
  };
}

/** Returns every switch that the input contains. */
function channelsIn({ matrix }: Choices): ChannelChoice[] {
  return KINDS.flatMap((kind) => {
    const row: Partial<Record<Channel, boolean | null | undefined>> = matrix?.[kind] ?? {};
    return CHANNELS.flatMap((channel) => {
      const isOn = row[channel];
      return typeof isOn === "boolean" && usesChannel(kind, channel) ? [{ kind, channel, isOn }] : [];
    });
  });
}

function fieldsIn({ digest, timeZone, doNotDisturb, quietFrom, quietTo, pushContent }: Choices) {
  return {
    ...(digest != null && { digest }),
    ...(timeZone != null && { timeZone }),
    ...(doNotDisturb != null && { doNotDisturb }),
    ...(quietFrom != null && { quietFrom: toMinutes(quietFrom) }),
    ...(pushContent != null && { pushContent }),
    ...(quietTo != null && { quietTo: toMinutes(quietTo) }),
  };
}
