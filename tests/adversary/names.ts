import {
  type FieldNode,
  Kind,
  parse,
  print,
  type SelectionNode,
  type SelectionSetNode,
  stripIgnoredCharacters,
  visit,
} from "graphql";

/** The names of fields in the cases, and in the schema. */
const FIELDS: Readonly<Record<string, string>> = {
  profile: "user",
  likePost: "setLiked",
  createComment: "addComment",
  notificationAdded: "postAdded",
  messageAdded: "postAdded",
  acceptFriendRequest: "acceptBondRequest",
  actor: "author",
  success: "token",
};

/** Lists that are connections in the schema: one field of a case becomes three. */
const CONNECTIONS: Readonly<Record<string, readonly string[]>> = {
  friends: ["bonds", "edges", "node"],
  posts: ["edges", "node"],
  searchUsers: ["people", "edges", "node"],
};

/** Arguments that have another name in the schema, by the field of the case. */
const ARGUMENTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  likePost: { id: "postId" },
  feed: { limit: "first" },
};

/** Returns the path of the data in an answer, by the first words of a case's path. */
export const dataPath = (path: string): string =>
  path.replace(/^data\.(\w+)/, (_, name: string) => `data.${name === "me" ? "viewer" : (FIELDS[name] ?? name)}`);

/** Translates a document of a case to the names of the schema; a text that is no document stays as it is. */
function inOurWords(document: string): string {
  try {
    return stripIgnoredCharacters(print(visit(parse(document, { noLocation: true }), { Field: { leave: renamed } })));
  } catch {
    return document;
  }
}

/** Translates every document within a body. */
export function translated(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(translated);
  if (typeof body !== "object" || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [
      key,
      key === "query" && typeof value === "string" ? inOurWords(value) : translated(value),
    ]),
  );
}

function renamed(field: FieldNode): FieldNode {
  const { value: name } = field.name;
  const node = withArguments(field, ARGUMENTS[name] ?? {});
  const chain = CONNECTIONS[name];
  if (chain) return { ...nested(chain, node.selectionSet), ...pick(node, chain[0] ?? name) };
  if (name === "me") return { ...node, name: word("viewer"), selectionSet: set(nested(["user"], node.selectionSet)) };
  if (name === "deleteComment" && !node.selectionSet) return { ...node, selectionSet: set(nested(["id"])) };
  if (name === "likePost") return { ...node, name: word("setLiked"), arguments: [...(node.arguments ?? []), LIKED] };
  return { ...node, name: word(FIELDS[name] ?? name) };
}

const word = (value: string) => ({ kind: Kind.NAME, value }) as const;
const set = (...selections: SelectionNode[]): SelectionSetNode => ({ kind: Kind.SELECTION_SET, selections });
const LIKED = { kind: Kind.ARGUMENT, name: word("liked"), value: { kind: Kind.BOOLEAN, value: true } } as const;

/** The alias, arguments and directives of a case's field belong to the first field of the chain. */
const pick = ({ alias, arguments: args, directives }: FieldNode, name: string) => ({
  name: word(name),
  ...(alias && { alias }),
  ...(args && { arguments: args }),
  ...(directives && { directives }),
});

function nested(names: readonly string[], innermost?: SelectionSetNode): FieldNode {
  const [name = "", ...rest] = names;
  const within = rest.length > 0 ? set(nested(rest, innermost)) : innermost;
  return { kind: Kind.FIELD, name: word(name), ...(within && { selectionSet: within }) };
}

const withArguments = (field: FieldNode, names: Readonly<Record<string, string>>): FieldNode => ({
  ...field,
  arguments: (field.arguments ?? []).map((one) => ({ ...one, name: word(names[one.name.value] ?? one.name.value) })),
});
