import type { Expectation } from "./cases.ts";
import type { Mailbox } from "#tests/kit/mailbox";

/** The expectations of cases about mails: some must arrive, and others must never have arrived at the end. */
export class Mails {
  readonly #mailbox: Mailbox;
  readonly #later: Pick<Expectation, "mail_count_max" | "mail_not_contains">[] = [];
  readonly #begun = new Map<string, number>();

  constructor(mailbox: Mailbox) {
    this.#mailbox = mailbox;
  }

  /** Starts the watch; it is called before the first case runs. */
  begin(addresses: readonly string[]): void {
    for (const address of addresses) this.#begun.set(address, this.#mailbox.allTo(address).length);
  }

  async faults(expected: Expectation): Promise<string[]> {
    this.#later.push(expected);
    const { mail_sent: sent, mail_html_not_contains: html } = expected;
    if (sent) {
      const subject = new RegExp(sent.subject_re, "i");
      await this.#mailbox.to(sent.to, (mail) => subject.test(mail.subject));
    }
    if (html) {
      const mail = await this.#mailbox.to(html.to);
      if (mail.html.includes(html.text)) return [`a mail says ${html.text}`];
    }
    return [];
  }

  /** Returns the mails that should not have arrived. */
  faultsAtTheEnd(): string[] {
    return this.#later.flatMap(({ mail_count_max: most, mail_not_contains: never }) => {
      const came = (address: string) => this.#mailbox.allTo(address).slice(this.#begun.get(address) ?? 0);
      const faults: string[] = [];
      if (most && came(most.to).length > most.n) faults.push(`${came(most.to).length} mails to ${most.to}`);
      if (never && came(never.to).some(({ raw }) => raw.includes(never.text))) faults.push(`a mail says ${never.text}`);
      return faults;
    });
  }
}
