/** A text as it stands in a pattern of LIKE, where its wildcards mean themselves. */
export const literalPattern = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/** A pattern of LIKE for what holds a text somewhere. */
export const containing = (text: string): string => `%${literalPattern(text)}%`;

/** A pattern for what begins with a text. */
export const beginningWith = (text: string): string => `${literalPattern(text)}%`;
