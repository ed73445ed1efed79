/** The styles of a picture that fills its frame; it is dimmed a little in the dark theme. */
export const pictureFill = {
  display: "block",
  width: "100%",
  height: "100%",
  objectFit: "cover",
  filter: "var(--media-filter)",
} as const;
