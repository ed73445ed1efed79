import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
} from "graphql";
import { invalid } from "#server/core/errors";

/** The mutations whose argument `id` had another name, by that name. */
const MUTATIONS: Readonly<Record<string, readonly string[]>> = {
  conversationId: ["setTyping"],
  groupId: [
    "answerGroupInvitation",
    "answerJoinRequest",
    "inviteToGroup",
    "removeGroupMember",
    "setGroupLevel",
    "setGroupRole",
    "withdrawGroupInvitation",
  ],
  messageId: ["setReaction"],
  postId: [
    "approveGroupPost",
    "declineGroupPost",
    "hidePost",
    "removeBookmark",
    "removeGroupPost",
    "restoreGroupPost",
    "setBookmarked",
    "setLiked",
    "setPostMuted",
    "showPost",
    "updateGroupPost",
  ],
  userId: [
    "block",
    "dismissSuggestion",
    "endMemberSessions",
    "follow",
    "mailMember",
    "mute",
    "removeBond",
    "sendBondRequest",
    "setMemberRole",
    "unblock",
    "unfollow",
    "unmute",
    "withdrawBondRequest",
  ],
};

/** The one whose input has the target. */
const BY_INPUT: Readonly<Record<string, readonly string[]>> = { postId: ["updateBookmark"] };

const REASON = "Use id. Removed after 2027-06-30";

const byMutation = (table: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(table).flatMap(([former, names]) => names.map((name): [string, string] => [name, former])));

const inArguments = byMutation(MUTATIONS);
const inInputs = byMutation(BY_INPUT);

type Values = Readonly<Record<string, unknown>>;
type Field = GraphQLField<unknown, unknown>;

/**
 * Lets mutations take their target by its former name too, until the day in `REASON`: clients were written when a post
 * was named by `postId` in one mutation and by `id` in the next. Since either name will do, `id` is nullable until then.
 */
export function acceptFormerNames(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    if (!addFormerArgument(field) && !addFormerInput(field)) continue;
    const { resolve = defaultFieldResolver } = field;
    field.resolve = (source, args: Values, context, info) =>
      resolve(source, withPresentName(field.name, args), context, info);
  }
}

const formerName = (type: GraphQLInputType) => ({
  description: "The former name of `id`.",
  type,
  defaultValue: undefined,
  deprecationReason: REASON,
  extensions: {},
  astNode: undefined,
});

function makeNullable(target: { type: GraphQLInputType; description?: string | null | undefined }): void {
  target.type = getNullableType(target.type);
  target.description = `${target.description ?? ""} Required; nullable only while its former name is accepted.`.trim();
}

function addFormerArgument(field: Field): boolean {
  const name = inArguments.get(field.name);
  const target = field.args.find((arg) => arg.name === "id");
  if (name === undefined || !target) return false;
  makeNullable(target);
  field.args = [...field.args, { name, ...formerName(target.type) }];
  return true;
}

function addFormerInput(field: Field): boolean {
  const name = inInputs.get(field.name);
  const input = getNamedType(field.args.find((arg) => arg.name === "input")?.type);
  if (name === undefined || !isInputObjectType(input)) return false;
  const fields = input.getFields();
  const target = fields["id"];
  if (!target) return false;
  makeNullable(target);
  fields[name] = { name, ...formerName(target.type) };
  return true;
}

/**
 * Returns the arguments of a mutation with its target as `id`. Throws BAD_USER_INPUT if neither name has a value, or both
 * have.
 */
export function withPresentName(mutation: string, args: Values): Values {
  const former = inArguments.get(mutation);
  if (former !== undefined) return renamed(args, former);
  const formerInput = inInputs.get(mutation);
  return formerInput === undefined ? args : { ...args, input: renamed(Object(args["input"]), formerInput) };
}

function renamed(values: Values, former: string): Values {
  const { [former]: byFormer, ...others } = values;
  if (byFormer == null && others["id"] == null) throw invalid({ id: ["The argument id is required."] });
  if (byFormer == null) return others;
  if (others["id"] != null) throw invalid({ [former]: [`Send id alone: ${former} is its former name.`] });
  return { ...others, id: byFormer };
}
