import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLSchema,
  isEnumType,
  isObjectType,
} from "graphql";

/**
 * Informs a subscription that it may have missed events. Every source delivers the same object, whatever its news are; the
 * schema answers it for each field.
 */
export const RESYNC = Object.freeze({ isResync: true });
export type Resync = typeof RESYNC;

const KIND = "RESYNC";

/** What the descriptions of a field say of it, and of the type Subscription. */
const AS_KIND = "RESYNC is a kind of event.";
const AS_NULL = "Null is RESYNC.";
export const RESYNC_MEANS =
  "The first event of each is RESYNC: what is fetched after it misses nothing. Another RESYNC follows whenever events may have been lost, for example when a server was cut off from its database for a moment: fetch again what the subscription follows. It is an event of that kind where events have a kind, and null elsewhere. If a client reads so slowly that events would be lost, its socket is closed with the code 1013; connect again after a moment.";

/**
 * Lets every subscription inform its client that something may have been missed: an event with a kind RESYNC is of that
 * kind, and any other field is null. No resolver receives RESYNC, so a new subscription has it without doing anything.
 */
export function letSubscriptionsResync(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getSubscriptionType()?.getFields() ?? {})) {
    const { resolve = defaultFieldResolver } = field;
    const event = resyncEvent(field);
    if (!event) field.type = getNullableType(field.type);
    field.description = `${field.description ?? ""} ${event ? AS_KIND : AS_NULL}`.trim();
    field.resolve = (source, args, context, info) => (source === RESYNC ? event : resolve(source, args, context, info));
  }
}

/** Returns the event of the kind RESYNC, in which all else is empty; null for a field whose events have no such kind. */
function resyncEvent({ type }: GraphQLField<unknown, unknown>): Readonly<Record<string, unknown>> | null {
  const payload = getNamedType(type);
  const fields = isObjectType(payload) ? payload.getFields() : {};
  const kinds = fields["kind"] && getNullableType(fields["kind"].type);
  const kind = isEnumType(kinds) ? kinds.getValue(KIND) : null;
  if (!kind) return null;
  return { ...Object.fromEntries(Object.keys(fields).map((name) => [name, null])), kind: kind.value as unknown };
}
