import "reflect-metadata";
import { ArgsType, Field, Int, ObjectType, registerEnumType } from "type-graphql";
import { spellNumber } from "#server/core/text.rules";
import type { PostView } from "#server/features/posts/posts.model";
import { Post } from "#server/features/posts/posts.types";
import type { CommentView } from "#server/features/comments/comments.model";
import { Comment } from "#server/features/comments/comments.types";
import type { Person } from "#server/features/people/people.model";
import { User } from "#server/features/people/people.types";
import { PageArgs, PageInfo } from "#server/graphql/connection";
import { Charged } from "#server/graphql/cost/charges";
import { Tag } from "#server/features/search/explore/explore.types";
import type { Hint } from "./search.hints.model.ts";
import { FOUND_MAX, SUGGESTED, type TagView } from "./search.model.ts";
import { QUERY_MAX, QUERY_MIN } from "./search.rules.ts";

/** The kinds of results, with the values of the rules. */
export enum SearchKind {
  IDEAS = "ideas",
  COMMENTS = "comments",
  PEOPLE = "people",
  TAGS = "tags",
}

registerEnumType(SearchKind, {
  name: "SearchKind",
  description: "What to search for.",
  valuesConfig: {
    IDEAS: { description: "Posts, by title, tags and text." },
    COMMENTS: { description: "Comments on posts, by their text, each with its post." },
    PEOPLE: { description: "Members, by part of their names." },
    TAGS: { description: "Tags of public posts, by part of the tag." },
  },
});

@ObjectType({ description: "A matching part of a text, in UTF-16 units.", simpleResolvers: true })
export class TextRange {
  @Field(() => Int, { description: "Start of the match." })
  start!: number;

  @Field(() => Int, { description: "End of the match (exclusive)." })
  end!: number;
}

@ObjectType({ description: "A plain text without markup, with its matches.", simpleResolvers: true })
export class HighlightedText {
  @Field(() => String, { description: "The text." })
  text!: string;

  @Field(() => [TextRange], { description: "The matches, in order and without overlaps." })
  ranges!: TextRange[];
}

@ObjectType({
  description: "A search result: exactly one of post, user and tag is set; of a comment, its post too.",
  simpleResolvers: true,
})
export class SearchResult {
  @Field(() => SearchKind, { description: "The kind of result." })
  kind!: `${SearchKind}`;

  @Field(() => Post, {
    nullable: true,
    description: "The idea, if the result is one, or the idea that the comment is on.",
  })
  post!: PostView | null;

  @Field(() => Comment, { nullable: true, description: "The comment, if the result is one; `post` is what it is on." })
  comment!: CommentView | null;

  @Field(() => User, { nullable: true, description: "The member, if the result is one." })
  user!: Person | null;

  @Field(() => Tag, { nullable: true, description: "The tag, if the result is one." })
  tag!: TagView | null;

  @Field(() => HighlightedText, {
    description:
      "The title of a post, or the beginning of its text if it has no title; the name of a member; a tag without #.",
  })
  title!: HighlightedText;

  @Field(() => HighlightedText, {
    nullable: true,
    description: "The matching passage of a post's or a comment's text; the username of a member; null for a tag.",
  })
  excerpt!: HighlightedText | null;
}

@ObjectType({ description: "A search result with its cursor.", simpleResolvers: true })
export class SearchResultEdge {
  @Field(() => String, { description: "The cursor of this result." })
  cursor!: string;

  @Field(() => SearchResult, { description: "The result." })
  node!: SearchResult;
}

@ObjectType({ description: "A part of the query that the search did not understand.", simpleResolvers: true })
class SearchHint {
  @Field(() => String, { description: "The part as it was typed." })
  token!: string;

  @Field(() => String, { nullable: true, description: "What was probably meant; null if nothing is similar." })
  suggestion!: string | null;
}

@ObjectType({ description: "A page of search results, best match first.", simpleResolvers: true })
export class SearchResultConnection {
  @Field(() => [SearchResultEdge], { description: "The results of this page, in order." })
  edges!: SearchResultEdge[];

  @Field(() => PageInfo, { description: "Information about this page, with the cursor of its end." })
  pageInfo!: PageInfo;

  total!: () => Promise<number>;

  @Field(() => Int, {
    description: `Number of results; for a very large number, those that were examined (at most ${FOUND_MAX} ideas or comments).`,
  })
  totalCount(): Promise<number> {
    return this.total();
  }

  @Field(() => Boolean, {
    description: "Whether nothing matches the words as typed and the results match similar words instead.",
  })
  isNear!: boolean;

  @Field(() => [SearchHint], {
    description:
      "Parts that the search did not understand, such as `has:film` (read as words), a name of nobody, or an OR between no words.",
  })
  hints!: Hint[];
}

@ArgsType()
export class SearchArgs extends PageArgs {
  @Field(() => String, {
    description: `The query, ${QUERY_MIN} to ${QUERY_MAX} characters. Supports "quotes", -negation, from:username, tag:name, before:2026-01-31, after:2026-01-31, has:image, has:video, in:bookmarks, in:group-address and OR.`,
  })
  query!: string;

  @Field(() => SearchKind, { defaultValue: SearchKind.IDEAS, description: "What to search for." })
  kind!: `${SearchKind}`;

  @Field(() => String, { nullable: true, description: "Returns only ideas in this category." })
  category!: string | null;
}

@ObjectType({
  description: "Suggestions while the viewer types: the best few of each kind.",
  simpleResolvers: true,
})
export class SearchSuggestions {
  @Charged({ atMost: SUGGESTED })
  @Field(() => [SearchResult], { description: `At most ${spellNumber(SUGGESTED)} ideas.` })
  ideas!: SearchResult[];

  @Charged({ atMost: SUGGESTED })
  @Field(() => [SearchResult], { description: `At most ${spellNumber(SUGGESTED)} members.` })
  people!: SearchResult[];

  @Charged({ atMost: SUGGESTED })
  @Field(() => [SearchResult], { description: `At most ${spellNumber(SUGGESTED)} tags.` })
  tags!: SearchResult[];
}
