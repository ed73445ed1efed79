import { COMMUNITY } from "#server/core/words/communityName.rules";
import { type CommunityMemory, PRODUCT_NAME } from "#server/platform/live/community";
import type { Mail, Mailer } from "./mail.ts";

/** Sends mails in the name that the community has at that moment: as their sender, and in their texts. */
export class NamedMailer implements Mailer {
  constructor(
    private readonly mailer: Mailer,
    private readonly community: Pick<CommunityMemory, "current">,
  ) {}

  async send(mail: Mail): Promise<void> {
    const name = (await this.community.current()).name.replace(/[\s\p{C}]+/gu, " ").trim();
    await this.mailer.send({
      ...mail,
      // The configuration may name the sender of a community that has not chosen a name.
      ...(name !== PRODUCT_NAME && { sender: name }),
      subject: mail.subject.replaceAll(COMMUNITY, () => name),
      text: mail.text.replaceAll(COMMUNITY, () => name),
      html: mail.html.replaceAll(COMMUNITY, () => escaped(name)),
    });
  }

  close(): Promise<void> {
    return this.mailer.close();
  }
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
