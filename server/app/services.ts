import type { Logger } from "pino";
import type { Database } from "#server/db/client";
import { DeletionService } from "#server/features/auth/deletion/deletion.service";
import { LettersService } from "#server/features/auth/mail/mail.letters.service";
import { PasswordsService } from "#server/features/auth/passwords/passwords.service";
import { Secrets } from "#server/features/auth/passwords/passwords.secrets.service";
import { AuthService } from "#server/features/auth/auth.service";
import { SessionsService } from "#server/features/auth/sessions/sessions.service";
import { VerificationService } from "#server/features/auth/verification/verification.service";
import { CommentListsService } from "#server/features/comments/comments.lists.service";
import { CommentsService } from "#server/features/comments/comments.service";
import { FoldersService } from "#server/features/bookmarks/bookmarks.folders.service";
import { BookmarksService } from "#server/features/bookmarks/bookmarks.service";
import { NewsService } from "#server/features/feed/feed.news.service";
import { FeedService } from "#server/features/feed/feed.service";
import { DraftsService } from "#server/features/posts/drafts/drafts.service";
import { MediaAddresses } from "#server/features/media/addresses/addresses.service";
import { MediaIntakeService } from "#server/features/media/media.intake.service";
import { MediaReleaseService } from "#server/features/media/cleanup/cleanup.release.service";
import { MediaRenditionsService } from "#server/features/media/renditions/renditions.service";
import { MediaService } from "#server/features/media/media.service";
import { MediaSweepService } from "#server/features/media/cleanup/cleanup.sweep.service";
import { PostChangesService } from "#server/features/posts/changes/changes.service";
import { PostEditingService } from "#server/features/posts/editing/editing.service";
import { FacetsService } from "#server/features/posts/facets/facets.service";
import { PostsService } from "#server/features/posts/posts.service";
import { TagsService } from "#server/features/posts/tags/tags.service";
import { ProfilesService } from "#server/features/people/people.service";
import { PresenceService } from "#server/features/settings/settings.presence.service";
import { SettingsService } from "#server/features/settings/settings.service";
import { LoggedAudit } from "#server/platform/observe/audit";
import { CommonPasswords, NO_BLOCKLIST } from "#server/platform/secrets/commonPasswords";
import type { Events } from "#server/platform/live/events";
import type { Jobs } from "#server/platform/jobs/jobs";
import { NO_LIMITS, SharedLimits } from "#server/platform/limits/limiter";
import { postgresLimits, redisLimits } from "#server/platform/limits/limitStores";
import type { Metrics } from "#server/platform/observe/metrics";
import { Passwords } from "#server/platform/secrets/passwords";
import { Pictures } from "#server/platform/media/pictures";
import type { Redis } from "#server/platform/live/redis";
import type { Storage } from "#server/platform/storage/storage";
import { Tokens } from "#server/platform/secrets/tokens";
import { Videos } from "#server/platform/media/videos";
import { createChat } from "./chat.ts";
import type { Config } from "#server/app/config/config";
import { createGroups } from "./groups.ts";
import { createDiscovery } from "./discovery.ts";
import { createNotifications } from "./notifications.ts";
import { createPeople, createShown } from "./people.ts";

/** What members can do, feature by feature. */
export type Services = ReturnType<typeof createServices>;

interface Parts {
  config: Config;
  publicUrl: string;
  database: Database;
  events: Events;
  jobs: Jobs;
  storage: Storage;
  /** Null: counts stand in the database. */
  redis: Redis | null;
  log: Logger;
  metrics: Metrics;
}

/** Builds every service once, lower features first: a later one may know an earlier one. */
export function createServices({ config, publicUrl, database, events, jobs, storage, redis, log, metrics }: Parts) {
  const { db } = database;
  const { tokenTtl, sessionIdle, jwtSecret: secret, jwtSecretPrevious: previousSecret } = config;
  const tokens = new Tokens({ secret, previousSecret, ttl: tokenTtl });
  const audit = new LoggedAudit(log, secret);
  const limits = config.rateLimits
    ? new SharedLimits({
        store: redis ? redisLimits(redis.commands) : postgresLimits(database.sql),
        secret,
        onRefusal(limit) {
          metrics.rateLimited.inc({ limit });
          audit.tell("limit reached", { limit });
        },
      })
    : NO_LIMITS;
  const blocklist = config.passwordBlocklist ? new CommonPasswords() : NO_BLOCKLIST;
  const hasher = new Passwords();

  const intake = new MediaIntakeService({ storage, pictures: new Pictures(), videos: new Videos() });
  const mediaAddresses = new MediaAddresses({ publicUrl, secret, previousSecret });
  const media = new MediaService({ db, jobs, limits, intake, addresses: mediaAddresses });
  const mediaRelease = new MediaReleaseService({ jobs, storage });
  const mediaRenditions = new MediaRenditionsService({ db, storage });
  const mediaSweep = new MediaSweepService({ db, storage });
  const secrets = new Secrets({ secret, previousSecret });
  const letters = new LettersService({ db, secrets, publicUrl });
  const sessions = new SessionsService({ db, audit, events, tokens, tokenTtl, sessionIdle });
  const verification = new VerificationService({ db, audit, jobs, limits, secrets });
  const onLogin = (result: string) => metrics.logins.inc({ result });
  const way = { db, audit, blocklist, events, limits, passwords: hasher, sessions };
  const auth = new AuthService({ ...way, verification, onLogin });
  const passwords = new PasswordsService({ ...way, jobs });
  const deletion = new DeletionService({ audit, events, jobs, media, passwords, sessions });
  const profiles = new ProfilesService(db);
  const onDrift = (counter: string, memberId: number, off: number) => {
    metrics.counterDrift.inc({ counter });
    log.warn({ counter, memberId, off }, "a kept count was wrong and is repaired");
  };
  const presence = new PresenceService(db, events);
  const settings = new SettingsService({ db, events, presence });
  const community = createPeople({ db, events, limits, auth, media, mediaRelease, presence, profiles, onDrift });
  const together = createGroups({ db, events, jobs, limits, media, mediaRelease });
  const facets = new FacetsService(db);
  const postChanges = new PostChangesService(db, events);
  const { groupMembers } = together;
  const posts = new PostsService({ db, events, limits, media, facets, groups: groupMembers, changes: postChanges });
  const postEditing = new PostEditingService({ db, events, limits, facets, media, release: mediaRelease, posts });
  const tags = new TagsService(db);
  const comments = new CommentsService({ db, events, limits, facets, posts });
  const commentLists = new CommentListsService(db, posts);
  const feed = new FeedService(db, together.groups);
  const drafts = new DraftsService({ db, limits, posts });
  const news = new NewsService(db, posts);
  const bookmarks = new BookmarksService({ db, limits, posts });
  const bookmarkFolders = new FoldersService(db, limits);
  const chat = createChat({ db, events, limits, media, mediaRelease });
  const told = createNotifications({ db, events, limits, ...community, posts, comments });
  const shown = createShown({ db, limits, profiles, posts });
  const { people } = community;
  const discovery = createDiscovery({ config, db, limits, people, posts, profiles, tags, log });
  return {
    limits,
    media,
    mediaAddresses,
    mediaRelease,
    mediaRenditions,
    mediaSweep,
    letters,
    sessions,
    verification,
    auth,
    passwords,
    deletion,
    ...community,
    ...together,
    ...shown,
    presence,
    ...discovery,
    ...chat,
    ...told,
    settings,
    posts,
    postChanges,
    postEditing,
    tags,
    comments,
    commentLists,
    feed,
    drafts,
    news,
    bookmarks,
    bookmarkFolders,
  };
}
