import "reflect-metadata";
import { ArgsType, Field, Int, ObjectType, registerEnumType } from "type-graphql";
import { spellNumber } from "#server/core/text.rules";
import type { PostView } from "#server/features/posts/posts.model";
import { Post } from "#server/features/posts/posts.types";
import type { Person } from "#server/features/people/people.model";
import { User } from "#server/features/people/people.types";
import { PageArgs, PageInfo } from "#server/graphql/connection";
import { Tag } from "#server/features/search/explore/explore.types";
import type { Hint } from "./search.hints.model.ts";
import { FOUND_MAX, SUGGESTED, type TagView } from "./search.model.ts";
import { QUERY_MAX, QUERY_MIN } from "./search.rules.ts";

/** The kinds of results, with the values of the rules. */
export enum SearchKind {
  IDEAS = "ideas",
  PEOPLE = "people",
  TAGS = "tags",
}

registerEnumType(SearchKind, {
  name: "SearchKind",
  description: "What is searched for.",
  valuesConfig: {
    IDEAS: { description: "Posts, by their titles, tags and texts." },
    PEOPLE: { description: "Members, by a part of their names." },
    TAGS: { description: "Tags of public posts, by a part of them." },
  },
});

@ObjectType({ description: "A stretch of a text that was found, in UTF-16 units.", simpleResolvers: true })
export class TextRange {
  @Field(() => Int, { description: "Where it begins." })
  start!: number;

  @Field(() => Int, { description: "Where it ends: the place behind its last UTF-16 unit." })
  end!: number;
}

@ObjectType({ description: "A plain text, never markup, and what of it was found.", simpleResolvers: true })
export class HighlightedText {
  @Field(() => String, { description: "The text." })
  text!: string;

  @Field(() => [TextRange], { description: "What was found in it, in order and apart from each other." })
  ranges!: TextRange[];
}

@ObjectType({
  description: "Something that was found: exactly one of post, user and tag is there.",
  simpleResolvers: true,
})
export class SearchResult {
  @Field(() => SearchKind, { description: "What it is." })
  kind!: `${SearchKind}`;

  @Field(() => Post, { nullable: true, description: "The idea, where ideas are searched for." })
  post!: PostView | null;

  @Field(() => User, { nullable: true, description: "The member, where people are searched for." })
  user!: Person | null;

  @Field(() => Tag, { nullable: true, description: "The tag, where tags are searched for." })
  tag!: TagView | null;

  @Field(() => HighlightedText, {
    description: "A post's title, or the beginning of its text where it has none; a member's name; a tag without #.",
  })
  title!: HighlightedText;

  @Field(() => HighlightedText, {
    nullable: true,
    description: "The passage of a post's text that was found; a member's username; of a tag nothing.",
  })
  excerpt!: HighlightedText | null;
}

@ObjectType({ description: "One result of a search, with its place.", simpleResolvers: true })
export class SearchResultEdge {
  @Field(() => String, { description: "The place of this item in the list." })
  cursor!: string;

  @Field(() => SearchResult, { description: "The item itself." })
  node!: SearchResult;
}

@ObjectType({ description: "A part of a query that looks like an operator and is none.", simpleResolvers: true })
export class SearchHint {
  @Field(() => String, { description: "The part, as it was typed." })
  token!: string;

  @Field(() => String, { nullable: true, description: "What may have been meant; null where nothing is near." })
  suggestion!: string | null;
}

@ObjectType({ description: "A page of what a search found, best first.", simpleResolvers: true })
export class SearchResultConnection {
  @Field(() => [SearchResultEdge], { description: "The items of this page, in order." })
  edges!: SearchResultEdge[];

  @Field(() => PageInfo, { description: "Where this page ends." })
  pageInfo!: PageInfo;

  total!: () => Promise<number>;

  @Field(() => Int, {
    description: `How many were found; of very many, those that were looked at (at most ${FOUND_MAX} ideas).`,
  })
  totalCount(): Promise<number> {
    return this.total();
  }

  @Field(() => Boolean, {
    description: "Whether nothing holds the words as they were typed, and these are near to them instead.",
  })
  isNear!: boolean;

  @Field(() => [SearchHint], {
    description: "What the search does not understand, such as `has:film`: it was read as words.",
  })
  hints!: Hint[];
}

@ArgsType()
export class SearchArgs extends PageArgs {
  @Field(() => String, {
    description: `What to find, ${QUERY_MIN} to ${QUERY_MAX} characters. Knows "quotes", -negation, from:username, tag:name, before:2026-01-31, after:2026-01-31 and has:image.`,
  })
  query!: string;

  @Field(() => SearchKind, { defaultValue: SearchKind.IDEAS, description: "What to search for." })
  kind!: `${SearchKind}`;

  @Field(() => String, { nullable: true, description: "Only ideas of this category." })
  category!: string | null;
}

@ObjectType({
  description: "What may be meant, while somebody types: the best few of each kind.",
  simpleResolvers: true,
})
export class SearchSuggestions {
  @Field(() => [SearchResult], { description: `At most ${spellNumber(SUGGESTED)} ideas.` })
  ideas!: SearchResult[];

  @Field(() => [SearchResult], { description: `At most ${spellNumber(SUGGESTED)} members.` })
  people!: SearchResult[];

  @Field(() => [SearchResult], { description: `At most ${spellNumber(SUGGESTED)} tags.` })
  tags!: SearchResult[];
}
