import "reflect-metadata";
import { FieldResolver, Resolver, Root } from "type-graphql";
import type { StoredImage, StoredMedia } from "#server/db/schema";
import type { MediaService } from "./media.service.ts";
import { Image, Media } from "./media.types.ts";

/** Addresses of members' pictures. */
@Resolver(() => Image)
export class ImageResolver {
  constructor(private readonly media: MediaService) {}

  @FieldResolver(() => String, { description: "Absolute address of the picture." })
  url(@Root() image: StoredImage): string {
    return this.media.urlOf(image.key);
  }
}

/** Addresses of what posts show. */
@Resolver(() => Media)
export class MediaResolver {
  constructor(private readonly media: MediaService) {}

  @FieldResolver(() => String, { description: "Absolute address of the file." })
  url(@Root() item: StoredMedia): string {
    return this.media.urlOf(item.key);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Absolute address of a still picture that stands in for a video; null for pictures.",
  })
  thumbnail(@Root() item: StoredMedia): string | null {
    return item.thumbnailKey && this.media.urlOf(item.thumbnailKey);
  }
}
