import "reflect-metadata";
import { ArgsType, Field, Int, ObjectType, type ClassType } from "type-graphql";
import { MAX_PAGE_SIZE, PAGE_SIZE, toCursor, type Keyset, type Page, type Positioned } from "#server/core/pagination";

/** The bounds of a page, as Relay's specification of cursor connections names them. */
@ObjectType({ description: "Information about a page of a list.", simpleResolvers: true })
export class PageInfo {
  @Field(() => Boolean, { description: "Whether more items follow this page." })
  hasNextPage!: boolean;

  @Field(() => Boolean, {
    description:
      "Whether the page continues after a cursor: true if `after` was sent. Lists are read forwards only, so there is no argument that returns the items before.",
  })
  hasPreviousPage!: boolean;

  @Field(() => String, {
    nullable: true,
    description: "The cursor of the first item; null if the page is empty.",
  })
  startCursor!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The value of `after` for the next page; null if the page is empty.",
  })
  endCursor!: string | null;
}

/** What a connection's resolver returns; its classes are made by `connectionOf`. */
export interface ConnectionOf<T> {
  edges: { cursor: string; node: T }[];
  pageInfo: PageInfo;
  /** Counts only when the document requests the total. */
  total: () => Promise<number>;
}

/** Describes the argument `first` of a list of such things. */
export const firstOf = (things: string): string => `Number of ${things} to return, 1 to ${MAX_PAGE_SIZE}.`;
/** Describes the argument `after` of any list. */
export const AFTER = "Return the items after this cursor.";

/** Creates the arguments of a list, with its default page size. */
export function pageArgs(size: number) {
  @ArgsType()
  class Args {
    @Field(() => Int, { defaultValue: size, description: firstOf("items") })
    first!: number;

    @Field(() => String, { nullable: true, description: AFTER })
    after!: string | null;
  }
  return Args;
}

/** The arguments of a list with the usual page size. */
@ArgsType()
export class PageArgs extends pageArgs(PAGE_SIZE) {}

/** The edge and connection types of a node type: `Post` gives `PostEdge` and `PostConnection`. */
export function connectionOf<T extends object>(nodeClass: ClassType<T>, name = nodeClass.name) {
  @ObjectType(`${name}Edge`, { description: `A ${name} in a list, with its cursor.`, simpleResolvers: true })
  class Edge {
    @Field(() => String, { description: "The cursor of this item." })
    cursor!: string;

    @Field(() => nodeClass, { description: "The item itself." })
    node!: T;
  }

  @ObjectType(`${name}Connection`, { description: `A page of a list of ${name}.`, simpleResolvers: true })
  class Connection {
    @Field(() => [Edge], { description: "The items of this page, in order." })
    edges!: Edge[];

    @Field(() => PageInfo, { description: "Information about this page." })
    pageInfo!: PageInfo;

    total!: () => Promise<number>;

    @Field(() => Int, {
      description:
        "Total number of items that the viewer can see in the list. Some long lists are counted up to 1,000 or 10,000.",
    })
    totalCount(): Promise<number> {
      return this.total();
    }
  }
  return { Edge, Connection };
}

/** Describes a page by its edges. `sealCursors` says of it whether a page comes before. */
export const pageInfoOf = (edges: readonly { cursor: string }[], hasNextPage: boolean): PageInfo => ({
  hasNextPage,
  hasPreviousPage: false,
  startCursor: edges[0]?.cursor ?? null,
  endCursor: edges.at(-1)?.cursor ?? null,
});

/** Converts a page to its connection. */
export function toConnection<T extends Keyset>(page: Page<T>): ConnectionOf<T> {
  const edges = page.items.map((node) => ({ cursor: toCursor(node), node }));
  return { edges, pageInfo: pageInfoOf(edges, page.hasNextPage), total: page.total };
}

/** Converts a page whose items have positions of their own, such as people by the time of a bond. */
export function toPositionedConnection<T>(page: Page<Positioned<T>>): ConnectionOf<T> {
  const edges = page.items.map(({ position, item }) => ({ cursor: toCursor(position), node: item }));
  return { edges, pageInfo: pageInfoOf(edges, page.hasNextPage), total: page.total };
}
