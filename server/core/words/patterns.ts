/** Escapes a text for a pattern of LIKE, so that its wildcards mean themselves. */
export const literalPattern = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/** Returns a pattern of LIKE for texts that contain a text. */
export const containing = (text: string): string => `%${literalPattern(text)}%`;

/** Returns a pattern of LIKE for texts that begin with a text. */
export const beginningWith = (text: string): string => `${literalPattern(text)}%`;
