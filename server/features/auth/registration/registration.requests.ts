import * as z from "zod";
import { looseRequest } from "#server/rest/request";
import { CODE_MAX } from "./registration.rules.ts";

/** The invitation with which somebody asks how one becomes a member; whatever is no text is none. */
export const invitationSent = looseRequest({ invitation: z.string().max(CODE_MAX).optional() }, ({ invitation }) => ({
  invitation: typeof invitation === "string" ? invitation : null,
}));
