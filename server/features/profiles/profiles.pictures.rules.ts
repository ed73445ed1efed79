const MB = 1024 * 1024;
/** Largest banner or avatar, in bytes. */
export const PROFILE_IMAGE_MAX_BYTES = 5 * MB;
export const PROFILE_IMAGE_TOO_LARGE = "Please select an image under 5MB";
