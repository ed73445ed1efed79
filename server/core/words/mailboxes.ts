import { domainToASCII, domainToUnicode } from "node:url";

interface Parts {
  local: string;
  /** The domain in Unicode, and as mail servers know it, as punycode; both in lower case. */
  unicode: string;
  ascii: string;
}

/** What a domain never contains; the conversion would end there and drop the rest. */
const NO_DOMAIN = /[/?#%[\]]/;
const isPlain = (domain: string) => /^[\x21-\x7e]*$/.test(domain) && !/(?:^|\.)xn--/i.test(domain);

/** The domain as punycode; empty for one that cannot be. */
const punycode = (domain: string) => (NO_DOMAIN.test(domain) ? "" : domainToASCII(domain));

function partsOf(email: string): Parts | null {
  const at = email.lastIndexOf("@");
  if (at < 1) return null;
  const domain = email.slice(at + 1);
  const local = email.slice(0, at).normalize("NFC");
  // Nothing is converted that mail servers read as it stands: the conversion is that of web addresses (`1.2` is 1.0.0.2).
  const ascii = isPlain(domain) ? "" : punycode(domain);
  if (ascii === "") return { local, unicode: domain.toLowerCase(), ascii: domain.toLowerCase() };
  return { local, unicode: domainToUnicode(ascii), ascii };
}

/** Checks whether the domain of an address can exist. */
export const hasDomain = (email: string): boolean => punycode(email.slice(email.lastIndexOf("@") + 1)) !== "";

/** Returns the one form of an address, by which a mailbox is counted and locked; a username is its own. */
export function mailboxOf(login: string): string {
  const parts = partsOf(login);
  return parts ? `${parts.local}@${parts.ascii}` : login;
}

/**
 * Returns an address as we store and show it: as it was typed, if its other spellings find it. One that they do not find,
 * such as a domain in full width, is stored in its usual form.
 */
export function storedAddress(email: string): string {
  const parts = partsOf(email);
  if (!parts) return email;
  const usual = `${parts.local}@${parts.unicode}`;
  return spellingsOf(usual).some((one) => one.toLowerCase() === email.toLowerCase()) ? email : usual;
}

/**
 * Returns every spelling under which the mailbox of an address may be stored, in any case: as typed, and both parts in
 * all of their forms. For most addresses, and for a username, it is one.
 */
export function spellingsOf(login: string): string[] {
  const parts = partsOf(login);
  if (!parts) return [login];
  const locals = [parts.local, parts.local.normalize("NFD")];
  const domains = [parts.ascii, parts.unicode, parts.unicode.normalize("NFD")];
  return distinct([login, ...locals.flatMap((local) => domains.map((domain) => `${local}@${domain}`))]);
}

/** The database ignores case: two spellings that differ in nothing else are one. */
function distinct(spellings: string[]): string[] {
  const seen = new Map(spellings.toReversed().map((one) => [one.toLowerCase(), one]));
  return [...seen.values()].toReversed();
}
