import type { DeviceAnswer } from "./push.answers.ts";
import type { Device } from "./push.model.ts";

/** Presents a device in REST, without its address and its keys. */
export const presentDevice = ({ id, device, isCurrent, createdAt, lastSuccessAt }: Device): DeviceAnswer => ({
  id,
  device,
  is_current: isCurrent,
  created_at: createdAt,
  last_success_at: lastSuccessAt,
});
