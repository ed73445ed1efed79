import path from "node:path";
import type { Database } from "#server/db/client";
import { AuthService } from "#server/features/auth/auth.service";
import { CommentsService } from "#server/features/comments/comments.service";
import { FeedService } from "#server/features/feed/feed.service";
import { MediaService } from "#server/features/media/media.service";
import { PostsService } from "#server/features/posts/posts.service";
import { ProfilesService } from "#server/features/profiles/profiles.service";
import type { Events } from "#server/platform/events";
import { Passwords } from "#server/platform/passwords";
import { Pictures } from "#server/platform/pictures";
import { DiskStorage } from "#server/platform/storage";
import { Tokens } from "#server/platform/tokens";
import type { Config } from "./config.ts";

/** What members can do, feature by feature. */
export type Services = ReturnType<typeof createServices>;

interface Parts {
  config: Config;
  publicUrl: string;
  database: Database;
  events: Events;
}

/** Builds every service once, lower features first: a later one may know an earlier one. */
export function createServices({ config, publicUrl, database: { db }, events }: Parts) {
  const storage = new DiskStorage(path.join(config.dataDir, "media"));
  const { tokenTtl, sessionIdle } = config;
  const tokens = new Tokens({ secret: config.jwtSecret, previousSecret: config.jwtSecretPrevious, ttl: tokenTtl });

  const media = new MediaService({ db, storage, pictures: new Pictures(), publicUrl });
  const auth = new AuthService({ db, events, passwords: new Passwords(), tokens, tokenTtl, sessionIdle });
  const profiles = new ProfilesService(db);
  const posts = new PostsService(db, events, media);
  const comments = new CommentsService(db, posts);
  const feed = new FeedService(db);
  return { media, auth, profiles, posts, comments, feed };
}
