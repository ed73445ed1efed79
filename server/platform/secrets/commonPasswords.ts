import { invalid } from "#server/core/errors";

/** Says no to passwords that are tried first by whoever guesses. */
export interface PasswordBlocklist {
  /** @throws DomainError BAD_USER_INPUT under the given field when many people have this password. */
  refuse(password: string, field: string): Promise<void>;
}

export const COMMON_PASSWORD = "This password is too common. Please choose another one";

/**
 * Some 49,000 of the passwords that were found most often in leaks, 18,000 of them long enough for us: the list of
 * zxcvbn-ts (package `@zxcvbn-ts/language-common`, MIT). Any mixture of case is the same password to who guesses.
 */
export class CommonPasswords implements PasswordBlocklist {
  #known: Promise<ReadonlySet<string>> | null = null;

  async refuse(password: string, field: string): Promise<void> {
    // Loaded with the first new password: most processes never need it.
    this.#known ??= load();
    if ((await this.#known).has(password.toLowerCase())) throw invalid({ [field]: [COMMON_PASSWORD] });
  }
}

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set([...dictionary["passwords-common"]].map((one) => one.toLowerCase()));
}

export const NO_BLOCKLIST: PasswordBlocklist = { refuse: () => Promise.resolve() };
