import { refusal } from "#server/core/errors";
import type { Tx } from "#server/db/client";
import type { Facts } from "#server/db/schema/staff";
import type { CommentWithholdingService } from "#server/features/comments/withholding/withholding.service";
import type { MessageWithholdingService } from "#server/features/chat/withholding/withholding.service";
import { CHANGED_MEANWHILE, type Outcome } from "#server/features/moderation/moderation.model";
import type { PostBefore } from "#server/features/posts/withholding/withholding.model";
import type { PostWithholdingService } from "#server/features/posts/withholding/withholding.service";
import type { Subject } from "#server/features/reports/reports.model";
import { CHANGED_SINCE } from "#server/features/staff/staff.rules";
import type { SuspensionsService } from "#server/features/suspensions/suspensions.service";
import {
  hasLaterAct,
  type HoldingSuspension,
  holdingSuspension,
  lockStanding,
  type StandingBefore,
  storeStanding,
} from "./decisions.queries.ts";

interface Parts {
  posts: PostWithholdingService;
  comments: CommentWithholdingService;
  messages: MessageWithholdingService;
  suspensions: SuspensionsService;
}

/** What an outcome changes. */
interface Wanted {
  subject: Subject;
  outcome: Outcome;
  /** Whom it concerns; null for an outcome that concerns nobody. */
  memberId: number | null;
  rule: string | null;
  words: string;
  until: string | null;
}

/** What an outcome changed, and what remains to do once its row of the log is written. */
interface Effect {
  before: Facts | null;
  finish?: (logId: number) => Promise<unknown>;
}

/** An outcome as the log contains it. */
interface Logged extends Pick<Wanted, "subject" | "outcome" | "memberId"> {
  logId: number;
  before: Facts | null;
}

/** Does what an outcome says, and takes it back exactly. The caller has checked that it may. */
export class EffectsService {
  constructor(private readonly parts: Parts) {}

  /** @throws DomainError CONFLICT for what has changed meanwhile. */
  async perform(tx: Tx, wanted: Wanted): Promise<Effect> {
    switch (wanted.outcome) {
      case "dismiss":
      case "warn":
        return { before: null };
      case "hide":
      case "remove":
        return { before: await this.#withhold(tx, wanted, wanted.outcome === "hide" ? "hidden" : "removed") };
      case "limit":
        return { before: await this.#limit(tx, wanted) };
      case "suspend":
        return this.#suspend(tx, wanted);
    }
  }

  /** @throws DomainError CONFLICT when what the outcome changed has changed since. */
  async revert(tx: Tx, logged: Logged): Promise<void> {
    switch (logged.outcome) {
      case "dismiss":
      case "warn":
        return;
      case "hide":
      case "remove":
        return this.#restore(tx, logged);
      case "limit":
        return this.#giveBack(tx, logged);
      case "suspend":
        return this.#lift(tx, logged);
    }
  }

  async #withhold(tx: Tx, { subject: { kind, id }, rule, words }: Wanted, how: "hidden" | "removed"): Promise<Facts> {
    const { posts, comments, messages } = this.parts;
    const before =
      kind === "post"
        ? await posts.withhold(tx, { id, how, rule, words })
        : kind === "comment"
          ? await comments.withhold(tx, { id })
          : await messages.withhold(tx, { id });
    if (before === null) throw refusal("CHANGED_MEANWHILE", CHANGED_MEANWHILE);
    return { thing: before };
  }

  async #restore(tx: Tx, { subject, logId, before }: Logged): Promise<void> {
    const { posts, comments, messages } = this.parts;
    const { kind, id } = subject;
    if (await hasLaterAct(tx, subject, logId, ["hide", "remove"])) throw refusal("CHANGED_MEANWHILE", CHANGED_SINCE);
    // The log contains what `withhold` answered.
    const thing = before?.["thing"];
    const isBack =
      kind === "post"
        ? await posts.restore(tx, { id, before: thing as PostBefore })
        : kind === "comment"
          ? await comments.restore(tx, { id, before: thing as { updatedAt: string } })
          : await messages.restore(tx, { id });
    if (!isBack) throw refusal("CHANGED_MEANWHILE", CHANGED_SINCE);
  }

  async #limit(tx: Tx, { memberId }: Wanted): Promise<Facts> {
    const standing = memberId === null ? undefined : await lockStanding(tx, memberId);
    if (memberId === null || !standing || standing.standingBasis === "taken")
      throw refusal("CHANGED_MEANWHILE", CHANGED_MEANWHILE);
    await storeStanding(tx, memberId, { hasStanding: false, standingBasis: "taken" });
    return { standing };
  }

  async #giveBack(tx: Tx, { memberId, before }: Logged): Promise<void> {
    const standing = memberId === null ? undefined : await lockStanding(tx, memberId);
    if (memberId === null || standing?.standingBasis !== "taken") throw refusal("CHANGED_MEANWHILE", CHANGED_SINCE);
    await storeStanding(tx, memberId, before?.["standing"] as StandingBefore);
  }

  async #suspend(tx: Tx, { memberId, until, rule, words }: Wanted): Promise<Effect> {
    if (memberId === null) throw refusal("CHANGED_MEANWHILE", CHANGED_MEANWHILE);
    const earlier = (await holdingSuspension(tx, memberId)) ?? null;
    return {
      before: { suspension: earlier },
      finish: (logId) => this.parts.suspensions.suspend(tx, { userId: memberId, until, rule, words, logId }),
    };
  }

  async #lift(tx: Tx, { memberId, logId, before }: Logged): Promise<void> {
    const holding = memberId === null ? undefined : await holdingSuspension(tx, memberId);
    if (memberId === null || holding?.logId !== logId) throw refusal("CHANGED_MEANWHILE", CHANGED_SINCE);
    await this.parts.suspensions.lift(tx, memberId);
    const earlier = before?.["suspension"] as HoldingSuspension | null;
    if (!earlier || (earlier.until !== null && Date.parse(earlier.until) <= Date.now())) return;
    const { until, rule, words, logId: earlierLog } = earlier;
    await this.parts.suspensions.suspend(tx, { userId: memberId, until, rule, words, logId: earlierLog });
  }
}
