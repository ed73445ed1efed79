/** The styles of a picture that fills its frame. */
export const pictureFill = {
  display: "block",
  width: "100%",
  height: "100%",
  objectFit: "cover",
} as const;
