import "reflect-metadata";
import { Field, Int, ObjectType } from "type-graphql";
import { spellNumber } from "#server/core/text.rules";
import { DateTime } from "#server/graphql/scalars";
import { Post } from "#server/features/posts/posts.types";
import { NEWS_SIZE } from "./feed.news.model.ts";

@ObjectType({ description: "An address that members share in their posts.", simpleResolvers: true })
export class SharedLink {
  @Field(() => String, { description: "The address." })
  url!: string;

  @Field(() => String, { description: "The site it is on." })
  host!: string;

  @Field(() => Int, { description: "How many posts share it." })
  postsCount!: number;

  @Field(() => Int, { description: "How many members share it." })
  membersCount!: number;

  @Field(() => DateTime, { description: "When it was last shared." })
  lastSharedAt!: string;

  @Field(() => Post, { description: "Of the posts that share it, the one that most members like." })
  post!: Post;
}

@ObjectType({
  description: "What the community talks about: of the last day, or of the week where the day was quiet.",
  simpleResolvers: true,
})
export class News {
  @Field(() => [SharedLink], { description: `The links that most members share, at most ${spellNumber(NEWS_SIZE)}.` })
  links!: SharedLink[];

  @Field(() => [Post], { description: `The posts that move most members, at most ${spellNumber(NEWS_SIZE)}.` })
  ideas!: Post[];
}
