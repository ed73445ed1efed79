/** The keys with which this installation signs what it sends to push services (RFC 8292), and whom a service may write to. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
  /** `mailto:` or `https:` */
  subject: string;
}

/** The address and the keys of a device, as its browser returns them. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What is sent to a device, and how a push service treats it while the device is away. */
export interface Push {
  /** It is encrypted for the device alone. */
  payload: object;
  /** The seconds after which it is no longer delivered. */
  ttl: number;
  /** Services that hold an undelivered push of the same topic replace it. */
  topic: string | null;
  urgency: "normal" | "high";
}

/** How a push service took a push: it did, the device is gone for good, it refuses this push, or it cannot take it now. */
export type PushOutcome = "taken" | "gone" | "refused" | "later";

/** Sends to the push services of browsers. */
export interface Pusher {
  /** The public key, to which browsers bind a device. */
  readonly publicKey: string;
  /** Encrypts and sends; it never throws for what a service answers, or for one that cannot be reached. */
  send(target: PushTarget, push: Push): Promise<PushOutcome>;
}
