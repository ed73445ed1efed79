import * as z from "zod";
import { address, idNumber, moment } from "#server/rest/answers";
import { STATES } from "./exports.model.ts";

export const exportAnswer = z
  .object({
    id: idNumber,
    state: z.enum(STATES).meta({ description: "`pending` until it is made.", examples: ["ready"] }),
    progress: z
      .number()
      .min(0)
      .max(1)
      .nullable()
      .meta({ description: "The part of the work that is done; null before it is begun.", examples: [1] }),
    size: z
      .int()
      .nonnegative()
      .nullable()
      .meta({ description: "The size of the file in bytes.", examples: [1048576] }),
    url: address.nullable().meta({
      description: "The address of the file, valid for some minutes; null unless it can be downloaded.",
      examples: ["https://commonplace.example/downloads/~9c2b.zip?viewer=7&expires=1772357400&signature=f3b1c2"],
    }),
    created_at: moment,
    expires_at: moment.nullable().meta({ description: "When the file is deleted." }),
  })
  .meta({ id: "Export", description: "A copy of everything that is the viewer's, as a ZIP file." });
export type ExportAnswer = z.infer<typeof exportAnswer>;
