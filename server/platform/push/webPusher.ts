import webPush from "web-push";
import { type Egress, RefusedAddressError } from "#server/platform/egress/egress";
import type { Push, Pusher, PushOutcome, PushTarget, VapidKeys } from "./pushModel.ts";

/** The time that a push service has for an answer. */
const ANSWER_MS = 5_000;

/** Encrypts pushes for their device (RFC 8291) and sends them through the rules of outgoing requests. */
export class WebPusher implements Pusher {
  constructor(
    private readonly vapid: VapidKeys,
    private readonly egress: Egress,
  ) {}

  get publicKey(): string {
    return this.vapid.publicKey;
  }

  async send({ endpoint, p256dh, auth }: PushTarget, { payload, ttl, topic, urgency }: Push): Promise<PushOutcome> {
    const request = this.#encrypted({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
      TTL: ttl,
      urgency,
      ...(topic !== null && { topic }),
    });
    if (!request) return "gone";
    try {
      const { body, headers } = request;
      const status = await this.egress.post(endpoint, { headers: texts(headers), body, timeoutMs: ANSWER_MS });
      return outcomeOf(status);
    } catch (error) {
      return error instanceof RefusedAddressError ? "gone" : "later";
    }
  }

  /** Returns the request; null for keys for which nothing can be encrypted. */
  #encrypted(
    subscription: webPush.PushSubscription,
    text: string,
    options: webPush.RequestOptions,
  ): webPush.RequestDetails | null {
    try {
      const vapidDetails = this.vapid;
      return webPush.generateRequestDetails(subscription, text, {
        ...options,
        vapidDetails,
        contentEncoding: "aes128gcm",
      });
    } catch {
      return null;
    }
  }
}

const texts = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

/** A refusal that another try may change is one of too many pushes, or a fault of the service. */
function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return "taken";
  if (status === 404 || status === 410) return "gone";
  return status === 429 || status >= 500 ? "later" : "refused";
}
