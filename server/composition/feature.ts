import type { Job, Upkeep } from "#server/platform/jobs/jobList";
import type { Route } from "#server/rest/route";
import type { Core } from "./core.ts";

/** What a feature adds to the product. */
export interface Module<Services extends object> {
  /** What later features and the server itself may use. */
  services: Services;
  /** Its part of the GraphQL face: instances of resolver classes, with their live topics. */
  resolvers: object[];
  /** Its part of the REST face. */
  routes: Route[];
  /** Its work behind the answer, mails included. */
  jobs: (Job | Upkeep)[];
  /** Counts, before the first start serves, what is otherwise counted by the clock. */
  countOnce(): Promise<void>;
}

/** A feature declares its services, and of the rest what it has. */
type Declared<Services extends object> = Pick<Module<Services>, "services"> & Partial<Module<Services>>;

/** Builds one feature from the core and from services of earlier features. */
export type Feature<Needs, Services extends object> = (core: Core, earlier: Needs) => Module<Services>;

/**
 * Makes a feature of a function that builds it:
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
  (core, earlier) => ({ resolvers: [], routes: [], jobs: [], countOnce: async () => {}, ...build(core, earlier) });

/** Two modules as one. */
const joined = <First extends object, Second extends object>(
  first: Module<First>,
  second: Module<Second>,
): Module<First & Second> => ({
  services: { ...first.services, ...second.services },
  resolvers: [...first.resolvers, ...second.resolvers],
  routes: [...first.routes, ...second.routes],
  jobs: [...first.jobs, ...second.jobs],
  async countOnce() {
    await first.countOnce();
    await second.countOnce();
  },
});

/** No service has the name of one before it; where one has, this is what the compiler says. */
type Distinct<Built, Services> = [keyof Built & keyof Services] extends [never]
  ? unknown
  : { nameIsTaken: keyof Built & keyof Services };

/** Features one after the other. What one of them needs was built by those before it, or it does not compile. */
export interface Features<Built extends object> {
  with<Services extends object>(next: Feature<Built, Services> & Distinct<Built, Services>): Features<Built & Services>;
  /** Builds each feature once, in their order. */
  build(core: Core): Module<Built>;
}

/** The services that some features offer together. */
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
