/** Picture formats that members have and that we do not take, by the subtype of their media type or their ending. */
const NAMES: Readonly<Record<string, string>> = {
  heic: "HEIC",
  heif: "HEIC",
  tiff: "TIFF",
  tif: "TIFF",
  bmp: "BMP",
  dng: "DNG",
  jxl: "JPEG XL",
  jp2: "JPEG 2000",
};

/** What the owner of such a picture can do; a phone can also take the next one in another format. */
const WAYS_OUT: Readonly<Record<string, string>> = {
  HEIC: "Please save it as a JPEG. A phone takes JPEGs when its camera is set to the most compatible format",
};
const WAY_OUT = "Please save it as a JPEG or PNG";

/**
 * Returns the message for a picture in a format that we know and do not take; null for any other file.
 * @param type its media type, or `image/` and the ending of its name.
 */
export function untakenFormat(type: string | null): string | null {
  const [, subtype = ""] = /^image\/(?:x-adobe-|x-ms-|x-)?([a-z0-9]+)(?:-sequence)?$/.exec(type ?? "") ?? [];
  const name = Object.hasOwn(NAMES, subtype) ? NAMES[subtype] : null;
  return name ? `This is a ${name} picture. ${WAYS_OUT[name] ?? WAY_OUT}` : null;
}
