/** Loads the line above the posts of those whom the member follows; the other tab has none. */
export const loadReasonLine = async () => ({ default: (await import("./ReasonLine.tsx")).ReasonLine });
