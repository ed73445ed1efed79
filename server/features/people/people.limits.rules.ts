/** The longest text that members write about themselves, in characters. */
export const BIO_MAX = 500;
