import "reflect-metadata";
import { Ctx, FieldResolver, Float, Resolver, Root } from "type-graphql";
import type { StoredImage, StoredMedia } from "#server/db/schema/images";
import type { GraphQLContext } from "#server/graphql/context";
import { isAnimated, type Source, sourcesOf } from "./media.model.ts";
import type { MediaService } from "./media.service.ts";
import { Image, Media, MediaSource } from "./media.types.ts";

/** Adds the addresses of the sizes of pictures. */
@Resolver(() => MediaSource)
export class MediaSourceResolver {
  constructor(private readonly media: MediaService) {}

  @FieldResolver(() => String, { description: "Absolute URL of the image in this size and format." })
  url(@Root() source: Source, @Ctx() ctx: GraphQLContext): string {
    return this.media.urlIn(ctx)(source.key);
  }
}

/** Adds the addresses of members' pictures. */
@Resolver(() => Image)
export class ImageResolver {
  constructor(private readonly media: MediaService) {}

  @FieldResolver(() => String, { description: "Absolute URL of the image." })
  url(@Root() image: StoredImage, @Ctx() ctx: GraphQLContext): string {
    return this.media.urlIn(ctx)(image.key);
  }

  @FieldResolver(() => [MediaSource], {
    description: "All sizes and formats of the image, the original included.",
  })
  sources(@Root() image: StoredImage): Source[] {
    return sourcesOf(image);
  }
}

/** Adds the addresses of the files of posts. */
@Resolver(() => Media)
export class MediaResolver {
  constructor(private readonly media: MediaService) {}

  @FieldResolver(() => String, { description: "Absolute URL of the file." })
  url(@Root() item: StoredMedia, @Ctx() ctx: GraphQLContext): string {
    return this.media.urlIn(ctx)(item.key);
  }

  @FieldResolver(() => Boolean, {
    description: "Whether the file is an image that moves. Show its still first to whoever prefers reduced motion.",
  })
  animated(@Root() item: StoredMedia): boolean {
    return isAnimated(item);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Absolute URL of a still image of a video or of an image that moves; null if there is none.",
  })
  thumbnail(@Root() item: StoredMedia, @Ctx() ctx: GraphQLContext): string | null {
    return item.thumbnailKey && this.media.urlIn(ctx)(item.thumbnailKey);
  }

  @FieldResolver(() => [MediaSource], {
    description: "All sizes and formats of an image, the original included; empty for a video.",
  })
  sources(@Root() item: StoredMedia): Source[] {
    return item.type === "image" ? sourcesOf(item) : [];
  }

  @FieldResolver(() => Float, { nullable: true, description: "Length of a video in seconds; null for images." })
  duration(@Root() item: StoredMedia): number | null {
    return item.duration ?? null;
  }
}
