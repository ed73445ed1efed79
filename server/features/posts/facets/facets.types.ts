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
  description: "The kind of a facet.",
  valuesConfig: {
    MENTION: { description: "A mention: @username." },
    TAG: { description: "A tag: #tag." },
    LINK: { description: "A web link." },
  },
});

@ObjectType({ description: "A part of a text that is a link.", simpleResolvers: true })
export class Facet {
  @Field(() => Int, { description: "Start of the part, in UTF-16 units." })
  start!: number;

  @Field(() => Int, { description: "End of the part (exclusive), in UTF-16 units." })
  end!: number;

  @Field(() => FacetKind, { description: "The kind of facet." })
  kind!: `${FacetKind}`;

  @Field(() => String, {
    description: "The username in lowercase, the tag without #, or the full URL of a link.",
  })
  value!: string;
}
