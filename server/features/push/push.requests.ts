import { request } from "#server/rest/request";
import { newDevice, renewedDevice } from "./push.rules.ts";

/** A device to add, as `PushSubscription.toJSON()` of a browser describes it. */
export const deviceBody = request(newDevice, { endpoint: {}, keys: {} });

/** A device whose address changed. */
export const renewedBody = request(renewedDevice, { previous: {}, endpoint: {}, keys: {} });
