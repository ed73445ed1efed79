/**
 * The longest password as it may be typed, in UTF-16 units: no sign of the one form takes more than four of them when it
 * is taken apart. What is longer is refused before anything reads it, because taking it apart could cost too much.
 */
export const PASSWORD_TYPED_MAX = 512;

/**
 * Returns the one form in which a password is counted, compared and hashed: every space as U+0020, then NFKC. Keyboards
 * and systems send other code points for the same key (`ä` whole or in two parts, half and full width, the space of an
 * input method), and nobody sees which. The profile OpaqueString (RFC 8265) maps spaces and ends with NFC, so that a
 * password in full width is another one; we end with NFKC, because a member who switches the input method cannot see
 * that either. Case, and space at the ends, stay as typed.
 */
export const passwordForm = (typed: string): string =>
  typed.length > PASSWORD_TYPED_MAX ? typed : typed.replace(/\p{Zs}/gu, " ").normalize("NFKC");
