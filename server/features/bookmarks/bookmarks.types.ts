import "reflect-metadata";
import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { spellNumber } from "#server/core/text.rules";
import { pageArgs, PageInfo } from "#server/graphql/connection";
import { DateTime } from "#server/graphql/scalars";
import { Charged } from "#server/graphql/cost/charges";
import { Post } from "#server/features/posts/posts.types";
import { BOOKMARKS_PAGE_SIZE, FOLDER_NAME_MAX, NOTE_MAX, TAGS_MAX } from "./bookmarks.limits.rules.ts";
import type { Summary } from "./bookmarks.model.ts";

/** The order of a list, with the values of the rules. */
export enum SortOrder {
  NEWEST = "newest",
  OLDEST = "oldest",
}

registerEnumType(SortOrder, {
  name: "SortOrder",
  description: "The order of a list.",
  valuesConfig: { NEWEST: { description: "Newest first." }, OLDEST: { description: "Oldest first." } },
});

@ObjectType({ description: "A folder of the viewer's bookmarks.", simpleResolvers: true })
export class BookmarkFolder {
  @Field(() => ID, { description: "The folder's id." })
  id!: number;

  @Field(() => String, { description: `The folder's name, at most ${FOLDER_NAME_MAX} characters.` })
  name!: string;

  @Field(() => Int, { description: "Number of bookmarks in the folder." })
  bookmarksCount!: number;
}

@ObjectType({ description: "A tag and its number of bookmarks among the results.", simpleResolvers: true })
export class TagCount {
  @Field(() => String, { description: "The tag, without #." })
  name!: string;

  @Field(() => Int, { description: "Number of bookmarks whose post has the tag." })
  count!: number;
}

/** The GraphQL fields of a `BookmarkView`; the resolver adds `folders`. */
@ObjectType({ description: "A bookmarked post with the viewer's note.", simpleResolvers: true })
export class BookmarkEdge {
  @Field(() => String, { description: "The cursor of this item." })
  cursor!: string;

  @Field(() => Post, {
    nullable: true,
    description: "The post; null if it was deleted or is no longer visible to the viewer.",
  })
  node!: Post | null;

  @Field(() => ID, { description: "The post's id, even if the post is no longer available." })
  postId!: number;

  @Field(() => String, { nullable: true, description: "The viewer's private note." })
  note!: string | null;

  @Field(() => DateTime, { description: "When the viewer bookmarked the post." })
  savedAt!: string;
}

@ObjectType({ description: "A page of the viewer's bookmarks.", simpleResolvers: true })
export class BookmarkConnection {
  @Field(() => [BookmarkEdge], { description: "The items of this page, in order." })
  edges!: BookmarkEdge[];

  @Field(() => PageInfo, { description: "Information about this page." })
  pageInfo!: PageInfo;

  summary!: () => Promise<Summary>;

  @Field(() => Int, { description: "Total number of results." })
  async totalCount(): Promise<number> {
    return (await this.summary()).total;
  }

  @Charged({ points: 20 })
  @Field(() => [TagCount], {
    description: `The tags of all results, most frequent first; at most ${spellNumber(TAGS_MAX)}.`,
  })
  async tags(): Promise<TagCount[]> {
    return (await this.summary()).tags;
  }
}

@ArgsType()
export class BookmarksArgs extends pageArgs(BOOKMARKS_PAGE_SIZE) {
  @Field(() => String, {
    nullable: true,
    description: "Words that must all occur in the title, text, tags or note; case-insensitive.",
  })
  query!: string | null;

  @Field(() => [String], { nullable: true, description: "Tags that the post must all have." })
  tags!: string[] | null;

  @Field(() => ID, { nullable: true, description: "Only bookmarks in this folder." })
  folderId!: string | null;

  @Field(() => SortOrder, { defaultValue: SortOrder.NEWEST, description: "The order, by the time of bookmarking." })
  order!: `${SortOrder}`;
}

@InputType({ description: "Changes to a bookmark. An omitted field stays unchanged; null clears it." })
export class UpdateBookmarkInput {
  @Field(() => ID, { description: "The id of the bookmarked post." })
  id!: string;

  @Field(() => String, { nullable: true, description: `The note, at most ${NOTE_MAX} characters.` })
  note?: string | null;

  @Field(() => [ID], { nullable: true, description: "The viewer's folders that contain the bookmark." })
  folderIds?: (string | number)[] | null;
}
