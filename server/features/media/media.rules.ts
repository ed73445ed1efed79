const MB = 1024 * 1024;

/** Largest picture of a post, in bytes. */
export const POST_IMAGE_MAX_BYTES = 10 * MB;
/** Pixels over all frames; more is refused before it is decoded. */
export const IMAGE_MAX_PIXELS = 40_000_000;
export const IMAGE_MAX_SIDE = 8_192;
export const IMAGE_MAX_FRAMES = 300;
/** Longest side of the picture that a post shows. */
export const IMAGE_SIDE = 1_080;

/** What a file may truly be, by its content; its name and its stated type are not asked. */
export const IMAGE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/gif", "image/avif"] as const;

export const ALT_MAX = 1_000;

export const NOT_AN_IMAGE = "Please select an image file (JPEG, PNG, etc.)";
export const IMAGE_TOO_LARGE = "Please select an image under 10MB";
