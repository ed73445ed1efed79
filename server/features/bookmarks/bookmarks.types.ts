import "reflect-metadata";
import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { spellNumber } from "#server/core/text.rules";
import { pageArgs, PageInfo } from "#server/graphql/connection";
import { DateTime } from "#server/graphql/scalars";
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
  description: "In which order a list stands.",
  valuesConfig: { NEWEST: { description: "The newest first." }, OLDEST: { description: "The oldest first." } },
});

@ObjectType({ description: "A folder in which the viewer sorts what they keep.", simpleResolvers: true })
export class BookmarkFolder {
  @Field(() => ID, { description: "The folder's number." })
  id!: number;

  @Field(() => String, { description: `Its name, at most ${FOLDER_NAME_MAX} characters.` })
  name!: string;

  @Field(() => Int, { description: "How many bookmarks stand in it." })
  bookmarksCount!: number;
}

@ObjectType({ description: "How often a tag is among the bookmarks that were looked for.", simpleResolvers: true })
export class TagCount {
  @Field(() => String, { description: "The tag without #." })
  name!: string;

  @Field(() => Int, { description: "How many of the bookmarks carry it." })
  count!: number;
}

/** The GraphQL fields of a `BookmarkView`; the resolver adds `folders`. */
@ObjectType({ description: "A post that the viewer keeps, with what they noted about it.", simpleResolvers: true })
export class BookmarkEdge {
  @Field(() => String, { description: "The place of this item in the list." })
  cursor!: string;

  @Field(() => Post, { nullable: true, description: "The post; null when it is gone or can no longer be seen." })
  node!: Post | null;

  @Field(() => ID, { description: "The post's number, also where it is gone." })
  postId!: number;

  @Field(() => String, { nullable: true, description: "The viewer's own note, which nobody else sees." })
  note!: string | null;

  @Field(() => DateTime, { description: "When the viewer kept it." })
  savedAt!: string;
}

@ObjectType({ description: "A page of the viewer's bookmarks.", simpleResolvers: true })
export class BookmarkConnection {
  @Field(() => [BookmarkEdge], { description: "The items of this page, in order." })
  edges!: BookmarkEdge[];

  @Field(() => PageInfo, { description: "Where this page ends." })
  pageInfo!: PageInfo;

  summary!: () => Promise<Summary>;

  @Field(() => Int, { description: "How many bookmarks were found in all." })
  async totalCount(): Promise<number> {
    return (await this.summary()).total;
  }

  @Field(() => [TagCount], {
    description: `The tags of all that was found, the most frequent first; at most ${spellNumber(TAGS_MAX)}.`,
  })
  async tags(): Promise<TagCount[]> {
    return (await this.summary()).tags;
  }
}

@ArgsType()
export class BookmarksArgs extends pageArgs(BOOKMARKS_PAGE_SIZE) {
  @Field(() => String, {
    nullable: true,
    description: "Words that all stand somewhere in the title, the text, the tags or the note, in any case.",
  })
  query!: string | null;

  @Field(() => [String], { nullable: true, description: "Tags that the posts carry, all of them." })
  tags!: string[] | null;

  @Field(() => ID, { nullable: true, description: "Only what stands in this folder." })
  folderId!: string | null;

  @Field(() => SortOrder, { defaultValue: SortOrder.NEWEST, description: "By the moment at which they were kept." })
  order!: `${SortOrder}`;
}

@InputType({ description: "What changes of a bookmark. What is left out stays as it is, null empties it." })
export class UpdateBookmarkInput {
  @Field(() => ID, { description: "The post that is kept." })
  postId!: string;

  @Field(() => String, { nullable: true, description: `A note, at most ${NOTE_MAX} characters.` })
  note?: string | null;

  @Field(() => [ID], { nullable: true, description: "The folders in which it stands, all of them the viewer's." })
  folderIds?: (string | number)[] | null;
}
