/**
 * Returns a text of a member's on one line for a mail to somebody else; null for one in which a mail program would see a
 * link, so that nobody can advertise through us.
 */
export function withoutLinks(text: string): string | null {
  const plain = text.replace(/[\s\p{C}]+/gu, " ").trim();
  const holdsLink = /[/\\@:]|www|[^\s.]\.[^\s.]{2}/iu.test(plain);
  return plain === "" || holdsLink ? null : plain;
}

/** Greets the recipient of a mail. A visitor who registers another person's address chooses the name in it. */
export function greet(name: string): string {
  const plain = withoutLinks(name);
  return plain === null ? "Hello," : `Hello ${plain},`;
}
