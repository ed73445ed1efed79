import * as z from "zod/mini";

/** The devices of one member; a further one takes the place of the one that was added first. */
export const DEVICES_MAX = 10;

export const DEVICE_UNKNOWN = "This device is not known";

const ENDPOINT_MAX = 1_000;
const ENDPOINT_INVALID = "This must be the https address of a push service";
const KEYS_INVALID = "These must be the keys of a push subscription: p256dh and auth";

const endpoint = z
  .string(ENDPOINT_INVALID)
  .check(z.maxLength(ENDPOINT_MAX, ENDPOINT_INVALID), z.refine(isHttps, ENDPOINT_INVALID));

/** Checks whether a text is an address with TLS that names nobody: who may ask is in the address itself. */
function isHttps(text: string): boolean {
  if (!/^[!-~]+$/.test(text) || !URL.canParse(text)) return false;
  const { protocol, username, password, hash } = new URL(text);
  return protocol === "https:" && username === "" && password === "" && hash === "";
}

/** A point of the curve P-256 and a secret of 16 bytes, as browsers write them: base64url, with padding or without. */
const keys = z.strictObject(
  {
    p256dh: z.string(KEYS_INVALID).check(z.regex(/^B[\w-]{86}=?$/, KEYS_INVALID)),
    auth: z.string(KEYS_INVALID).check(z.regex(/^[\w-]{22}(==)?$/, KEYS_INVALID)),
  },
  KEYS_INVALID,
);

/** A device, as its browser describes it. */
export const newDevice = z.object({ endpoint, keys });
export type NewDevice = z.input<typeof newDevice>;

/** A device whose browser changed its address. Knowing the previous one is what allows it: nobody else does. */
export const renewedDevice = z.object({ previous: endpoint, endpoint, keys });
export type RenewedDevice = z.input<typeof renewedDevice>;
