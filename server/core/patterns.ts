/** A text as it stands in a pattern of LIKE, where its wildcards mean themselves. */
export const literalPattern = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/** A pattern of LIKE for what holds a text somewhere. */
export const containing = (text: string): string => `%${literalPattern(text)}%`;
