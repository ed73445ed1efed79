import type { StoredCount } from "#server/db/storedCounts";
import type { Job, Upkeep } from "#server/platform/jobs/jobList";
import type { Route } from "#server/rest/route";
import type { Core } from "./core.ts";

/** What a feature adds to the product. */
export interface Module<Services extends object> {
  /** The services for later features and the server itself. */
  services: Services;
  /** Its part of GraphQL: instances of resolver classes, with their live topics. */
  resolvers: object[];
  /** Its part of REST. */
  routes: Route[];
  /** Its background work, mails included. */
  jobs: (Job | Upkeep)[];
  /** Its stored counts, which are compared with their rows every night. */
  counts: readonly StoredCount[];
  /** Counts, before the first start serves, figures that jobs count regularly. */
  countOnce(): Promise<void>;
}

/** A feature declares its services, and of the other parts those that it has. */
type Declared<Services extends object> = Pick<Module<Services>, "services"> & Partial<Module<Services>>;

/** Builds one feature from the core and from services of earlier features. */
export type Feature<Needs, Services extends object> = (core: Core, earlier: Needs) => Module<Services>;

/**
 * Makes a feature from a function that builds it:
 *
 *     export const bookmarksModule = feature(({ db, limits }, { posts }: { posts: PostsService }) => {
 *       const bookmarks = new BookmarksService({ db, limits, posts });
 *       return { services: { bookmarks }, resolvers: [new BookmarksResolver(bookmarks)] };
 *     });
 */
export const feature =
  <Needs, Services extends object>(
    build: (core: Core, earlier: Needs) => Declared<Services>,
  ): Feature<Needs, Services> =>
  (core, earlier) => ({
    resolvers: [],
    routes: [],
    jobs: [],
    counts: [],
    countOnce: async () => {},
    ...build(core, earlier),
  });

/** Joins two modules into one. */
const joined = <First extends object, Second extends object>(
  first: Module<First>,
  second: Module<Second>,
): Module<First & Second> => ({
  services: { ...first.services, ...second.services },
  resolvers: [...first.resolvers, ...second.resolvers],
  routes: [...first.routes, ...second.routes],
  jobs: [...first.jobs, ...second.jobs],
  counts: [...first.counts, ...second.counts],
  async countOnce() {
    await first.countOnce();
    await second.countOnce();
  },
});

/** A service must not have the name of an earlier one; otherwise the compiler reports this type. */
type Distinct<Built, Services> = [keyof Built & keyof Services] extends [never]
  ? unknown
  : { nameIsTaken: keyof Built & keyof Services };

/** Features in their order. A feature compiles only if earlier ones provide the services that it needs. */
export interface Features<Built extends object> {
  with<Services extends object>(next: Feature<Built, Services> & Distinct<Built, Services>): Features<Built & Services>;
  /** Builds each feature once, in their order. */
  build(core: Core): Module<Built>;
}

/** The services of several features together. */
export type ServicesOf<Of> = Of extends Features<infer Built> ? Built : never;

/** Begins the order of features with one that needs no other. */
export const inOrder = <Services extends object>(first: Feature<object, Services>): Features<Services> =>
  ordered((core) => first(core, {}));

const ordered = <Built extends object>(build: (core: Core) => Module<Built>): Features<Built> => ({
  build,
  with: (next) =>
    ordered((core) => {
      const before = build(core);
      return joined(before, next(core, before.services));
    }),
});
