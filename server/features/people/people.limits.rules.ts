/** The longest text that a member says of themselves, in characters. */
export const BIO_MAX = 500;
