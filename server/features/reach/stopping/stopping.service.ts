import { refusal } from "#server/core/errors";
import { parseId } from "#server/core/ids";
import { check } from "#server/core/validation";
import type { Db } from "#server/db/client";
import type { ChoicesService } from "#server/features/reach/choices/choices.service";
import type { MailList } from "#server/features/reach/reach.model";
import type { Limits } from "#server/platform/limits/limiter";
import { Signer } from "#server/platform/secrets/signer";
import { LINK_INVALID, type StopLink, stopLink } from "./stopping.rules.ts";

interface Parts {
  db: Db;
  limits: Limits;
  choices: ChoicesService;
  publicUrl: string;
  secrets: { secret: string; previousSecret: string | null };
}

/**
 * Lets whoever got a mail stop further ones of its kind by its link, without signing in: by a page with a button, and by
 * one request of their mail program (RFC 8058).
 */
export class StoppingService {
  readonly #signer: Signer;

  constructor(private readonly parts: Parts) {
    this.#signer = new Signer("commonplace unsubscribe link v1", parts.secrets);
  }

  /** Returns the link, which a GET shows as a page and a POST obeys. It does not expire. */
  linkFor(memberId: number, list: MailList): string {
    const member = String(memberId);
    const signature = this.#signer.sign(member, list);
    return `${this.parts.publicUrl}/auth/unsubscribe?${new URLSearchParams({ member, list, signature }).toString()}`;
  }

  /**
   * Stops the mails of a link. Safe to repeat.
   * @throws DomainError FORBIDDEN for a link that we did not make.
   */
  async stop(link: StopLink): Promise<void> {
    const { db, choices, limits } = this.parts;
    const { member, list, signature } = check(stopLink, link);
    const memberId = parseId(member);
    if (memberId === null || !this.#signer.hasSigned(signature, String(memberId), list))
      throw refusal("LINK_INVALID", LINK_INVALID);
    await limits.consume("settingsByMember", memberId);
    await db.transaction((tx) => choices.stop(tx, memberId, list));
  }
}
