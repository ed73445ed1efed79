import * as z from "zod";
import { idNumber, moment } from "#server/rest/answers";

export const deviceAnswer = z
  .object({
    id: idNumber,
    device: z.string().meta({ description: "Browser and operating system.", examples: ["Chrome on Linux"] }),
    is_current: z.boolean().meta({ description: "Whether the session of the request added it." }),
    created_at: moment,
    last_success_at: moment.nullable().meta({ description: "When its push service last took something." }),
  })
  .meta({ id: "PushSubscription", description: "A device on which the member is pushed." });
export type DeviceAnswer = z.infer<typeof deviceAnswer>;
