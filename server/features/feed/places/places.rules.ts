import * as z from "zod/mini";
import { idNumber } from "#server/core/ids.rules";

export const scopeField = z.enum(["everything", "following"], "A scope is everything or following");
export const orderField = z.enum(["latest", "top"], "An order is latest or top");

/** A tab in one of its orders, as a client requests it. */
export const tabChoice = z.object({ scope: scopeField, order: z._default(orderField, "latest") });

/** Where a member is in a tab of their feed. */
export const feedPlace = z.object({ scope: scopeField, postId: idNumber() });
export type FeedPlaceInput = z.input<typeof feedPlace>;

/** The order that a member chooses for their feed. */
export const feedOrder = z.object({ order: orderField });
export type FeedOrderInput = z.input<typeof feedOrder>;
