import "reflect-metadata";
import { Field, Int, ObjectType, registerEnumType } from "type-graphql";

/** The kinds of facets, with the values of the column. */
export enum FacetKind {
  MENTION = "mention",
  TAG = "tag",
  LINK = "link",
}

registerEnumType(FacetKind, {
  name: "FacetKind",
  description: "What a stretch of a text means.",
  valuesConfig: {
    MENTION: { description: "A member, by @username." },
    TAG: { description: "A tag, by #tag." },
    LINK: { description: "An address on the web." },
  },
});

@ObjectType({ description: "A stretch of a text that leads somewhere.", simpleResolvers: true })
export class Facet {
  @Field(() => Int, { description: "Where it begins, in UTF-16 units." })
  start!: number;

  @Field(() => Int, { description: "Where it ends: the place behind its last UTF-16 unit." })
  end!: number;

  @Field(() => FacetKind, { description: "What it is." })
  kind!: `${FacetKind}`;

  @Field(() => String, {
    description: "A member's username in lower case, a tag without #, or the full address of a link.",
  })
  value!: string;
}
