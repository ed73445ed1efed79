import { invalid } from "#server/core/errors";
import { passwordForm } from "#server/core/words/passwords.rules";

/** Refuses passwords that attackers try first. */
export interface PasswordBlocklist {
  /**
   * Checks a password.
   * @throws DomainError BAD_USER_INPUT under the field when many people have this password.
   */
  refuse(password: string, field: string): Promise<void>;
}

export const COMMON_PASSWORD = "This password is too common. Please choose another one";

/**
 * Some 49,000 of the passwords that leaks contain most often, 18,000 of them long enough for us: the list of zxcvbn-ts
 * (package `@zxcvbn-ts/language-common`, MIT). The check ignores case and width, because attackers try every mixture of
 * them.
 */
export class CommonPasswords implements PasswordBlocklist {
  #known: Promise<ReadonlySet<string>> | null = null;

  async refuse(password: string, field: string): Promise<void> {
    // The list loads with the first new password, because most processes never need it.
    this.#known ??= load();
    if ((await this.#known).has(passwordForm(password).toLowerCase())) throw invalid({ [field]: [COMMON_PASSWORD] });
  }
}

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set([...dictionary["passwords-common"]].map((one) => one.toLowerCase()));
}

export const NO_BLOCKLIST: PasswordBlocklist = { refuse: () => Promise.resolve() };
