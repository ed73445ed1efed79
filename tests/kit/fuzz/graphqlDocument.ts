import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isAbstractType,
  isCompositeType,
  isNonNullType,
  isObjectType,
} from "graphql";
import { argumentFor, literal } from "./graphqlValues.ts";
import type { Community } from "./community.ts";
import { hostileText, hostileValue } from "./hostile.ts";
import type { Random } from "./random.ts";

type Field = GraphQLField<unknown, unknown>;

/** Writes one document with its variables. */
export class DocumentWriter {
  readonly variables: Record<string, unknown> = {};
  readonly #declared: string[] = [];
  readonly #fragments: string[] = [];

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly community: Community,
    private readonly random: Random,
  ) {}

  /** Returns a document of an operation with some root fields. */
  write(kind: "query" | "mutation" | "subscription", fields: readonly Field[]): string {
    const { random } = this;
    const selected = fields.map((field, index) => this.#field(field, random.between(1, 3), index > 0));
    const header = this.#declared.length > 0 ? ` Fuzz(${this.#declared.join(", ")})` : " Fuzz";
    const directive = this.#isBroken() ? ` ${this.#directive()}` : "";
    const text = `${kind}${header}${directive} { ${selected.join(" ")} } ${this.#fragments.join(" ")}`;
    return this.#isBroken() ? this.#damaged(text) : text;
  }

  /** Decides whether the document itself is wrong at a place, less often than values are: GraphQL refuses it as a whole. */
  #isBroken(): boolean {
    return this.random.isHostile() && this.random.isLikely(0.25);
  }

  #field(field: Field, depth: number, renamed: boolean): string {
    const { random } = this;
    const alias = renamed || random.isLikely(0.05) ? `a${random.between(0, 999)}: ` : "";
    const written = field.args
      .filter((argument) => isRequired(argument) || random.isLikely(argument.name === "first" ? 0.6 : 0.3))
      .map((argument) => `${argument.name}: ${this.#argument(field, argument)}`);
    const args = written.length > 0 ? `(${written.join(", ")})` : "";
    const directive = random.isLikely(0.04) ? ` ${this.#directive()}` : "";
    return `${alias}${field.name}${args}${directive}${this.#selection(getNamedType(field.type), depth)}`;
  }

  #argument(field: Field, argument: GraphQLArgument): string {
    const { random, community } = this;
    const value = argumentFor(argument.type, argument.name, { random, community, operation: field.name });
    if (random.isLikely(0.4)) return literal(value);
    const name = `v${this.#declared.length}`;
    const type = this.#isBroken()
      ? random.choose(["String", "ID!", "[Int!]!", "Boolean", "Unknown"])
      : String(argument.type);
    const preset = this.#isBroken() ? ` = ${literal(hostileValue(random, false))}` : "";
    this.#declared.push(`$${name}: ${type}${preset}`);
    if (!this.#isBroken()) this.variables[name] = value;
    return `$${name}`;
  }

  #selection(type: GraphQLNamedType, depth: number): string {
    const { random } = this;
    if (!isCompositeType(type)) return this.#isBroken() && random.isLikely(0.05) ? " { id }" : "";
    if (isAbstractType(type)) {
      const possible = random.some(this.schema.getPossibleTypes(type), 0.6);
      return ` { __typename ${possible.map((one) => `... on ${one.name}${this.#selection(one, depth)}`).join(" ")} }`;
    }
    if (!isObjectType(type)) return " { __typename }";
    const fields = Object.values(type.getFields());
    const leaves = fields.filter((field) => !isCompositeType(getNamedType(field.type)));
    const inner = depth > 0 ? fields.filter((field) => isCompositeType(getNamedType(field.type))) : [];
    const isList = /(?:Connection|Edge)$/.test(type.name);
    const chosen = [...random.some(leaves, 0.4), ...random.some(inner, isList ? 0.9 : 1.5 / Math.max(2, inner.length))];
    const selection = `{ __typename ${chosen.map((field) => this.#field(field, depth - (isList ? 0 : 1), false)).join(" ")} }`;
    return random.isLikely(0.08) ? ` { ${this.#spread(type.name, selection)} }` : ` ${selection}`;
  }

  #spread(type: string, selection: string): string {
    const name = `F${this.#fragments.length}`;
    const cycle = this.#isBroken() ? `...${name} ` : "";
    this.#fragments.push(`fragment ${name} on ${type} { ${cycle}...on ${type} ${selection} }`);
    return `...${name}`;
  }

  #directive(): string {
    const { random } = this;
    if (this.#isBroken())
      return random.choose(["@unknown", "@include", "@skip(if: 1)", "@deprecated", "@include(if: true) ".repeat(12)]);
    return random.choose(["@include(if: true)", "@skip(if: false)"]);
  }

  #damaged(text: string): string {
    const { random } = this;
    const at = random.between(0, text.length);
    return random.choose([
      text.slice(0, at),
      text.slice(0, at) + hostileText(random) + text.slice(at),
      text.replace("{", `{ __schema { types { fields { type { fields { name } } } } } `),
      `${"{ a ".repeat(300)}${"}".repeat(300)}`,
      `${text} ${text}`,
      `${text} query Other { __typename }`,
      `# ${hostileText(random)}\n${text}`,
      `\uFEFF${text}`,
    ]);
  }
}

const isRequired = (argument: GraphQLArgument) => isNonNullType(argument.type) && argument.defaultValue === undefined;
