import "reflect-metadata";
import { Field, Int, ObjectType } from "type-graphql";
import { spellNumber } from "#server/core/text.rules";
import { DateTime } from "#server/graphql/scalars";
import { Charged } from "#server/graphql/cost/charges";
import { Post } from "#server/features/posts/posts.types";
import { NEWS_SIZE } from "./feed.news.model.ts";

@ObjectType({ description: "A link that members share in their posts.", simpleResolvers: true })
export class SharedLink {
  @Field(() => String, { description: "The address of the link." })
  url!: string;

  @Field(() => String, { description: "The site of the link." })
  host!: string;

  @Field(() => Int, { description: "Number of posts that share the link." })
  postsCount!: number;

  @Field(() => Int, { description: "Number of members who share the link." })
  membersCount!: number;

  @Field(() => DateTime, { description: "When the link was last shared." })
  lastSharedAt!: string;

  @Field(() => Post, { description: "The most liked of the posts that share the link." })
  post!: Post;
}

@ObjectType({
  description: "What the community is talking about: in the last day, or in the last week if the day was quiet.",
  simpleResolvers: true,
})
export class News {
  @Charged({ atMost: NEWS_SIZE })
  @Field(() => [SharedLink], { description: `The links that most members share, at most ${spellNumber(NEWS_SIZE)}.` })
  links!: SharedLink[];

  @Charged({ atMost: NEWS_SIZE })
  @Field(() => [Post], {
    description: `The posts with the most likes, comments and bookmarks, at most ${spellNumber(NEWS_SIZE)}.`,
  })
  ideas!: Post[];
}
