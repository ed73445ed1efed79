import { invalid, notFound, refusal } from "#server/core/errors";
import { check } from "#server/core/validation";
import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import { deviceOf } from "#server/features/auth/auth.device.model";
import { isPublicHost } from "#server/platform/egress/publicAddress";
import type { Limits } from "#server/platform/limits/limiter";
import type { Pusher } from "#server/platform/push/pushModel";
import { ADDRESS_REFUSED, type Device, DEVICE } from "./push.model.ts";
import { devicesOf, lockMember, ownerOf, removeBeyond, removeDevice, renewDevice, saveDevice } from "./push.queries.ts";
import {
  DEVICE_UNKNOWN,
  DEVICES_MAX,
  type NewDevice,
  newDevice,
  type RenewedDevice,
  renewedDevice,
} from "./push.rules.ts";

interface Parts {
  db: Db;
  limits: Limits;
  pusher: Pick<Pusher, "publicKey">;
  /** The seconds after which an unused session ends. */
  sessionIdle: number;
}

/** The devices on which members are pushed. */
export class PushService {
  constructor(private readonly parts: Parts) {}

  /** The public key, to which browsers bind a device that is added. */
  get key(): string {
    return this.parts.pusher.publicKey;
  }

  /** Lists the viewer's own devices, newest first. */
  async list(viewer: Viewer): Promise<Device[]> {
    const rows = await devicesOf(this.parts.db, viewer.id, this.parts.sessionIdle);
    return rows.map(({ userAgent, sessionId, ...row }) => ({
      ...row,
      device: deviceOf(userAgent),
      isCurrent: sessionId === viewer.sessionId,
    }));
  }

  /**
   * Adds a device, which ends with the session that adds it. Safe to repeat. Above the limit the oldest one goes.
   * @throws DomainError BAD_USER_INPUT for an address that is not on the public internet.
   */
  async add(viewer: Viewer, input: NewDevice): Promise<Device> {
    const { endpoint, keys } = check(newDevice, input);
    refusePrivate(endpoint);
    const { db, limits } = this.parts;
    await limits.consume("settingsByMember", viewer.id);
    const id = await db.transaction(async (tx) => {
      await lockMember(tx, viewer.id);
      const saved = await saveDevice(tx, { userId: viewer.id, sessionId: viewer.sessionId, endpoint, ...keys });
      await removeBeyond(tx, viewer.id, DEVICES_MAX);
      return saved;
    });
    const added = (await this.list(viewer)).find((one) => one.id === id);
    if (!added) throw notFound(DEVICE);
    return added;
  }

  /** @throws DomainError NOT_FOUND for a device that is not the viewer's, or not there any more. */
  async remove(viewer: Viewer, id: number): Promise<void> {
    await this.parts.limits.consume("settingsByMember", viewer.id);
    if (!(await removeDevice(this.parts.db, viewer.id, id))) throw notFound(DEVICE);
  }

  /**
   * Gives a device the address that its browser changed, while no page is open and nobody is signed in there: who names
   * the previous address is the browser, because nobody else knows it.
   * @throws DomainError FORBIDDEN for an address that is not known.
   */
  async renew(input: RenewedDevice): Promise<void> {
    const { previous, endpoint, keys } = check(renewedDevice, input);
    refusePrivate(endpoint);
    const { db, limits, sessionIdle } = this.parts;
    const owner = await ownerOf(db, previous, sessionIdle);
    if (owner === null) throw refusal("DEVICE_UNKNOWN", DEVICE_UNKNOWN);
    await limits.consume("settingsByMember", owner);
    if (!(await renewDevice(db, previous, { endpoint, ...keys }))) throw refusal("DEVICE_UNKNOWN", DEVICE_UNKNOWN);
  }
}

function refusePrivate(endpoint: string): void {
  if (!isPublicHost(new URL(endpoint).hostname)) throw invalid({ endpoint: [ADDRESS_REFUSED] });
}
