import { invalid, notFound } from "#server/core/errors";
import { numberedPage, type Slice, sliceValues } from "#server/core/pages";
import { type Page, toPage } from "#server/core/pagination";
import { check } from "#server/core/validation";
import type { Viewer } from "#server/core/viewer";
import { folded } from "#server/core/words/fold.rules";
import type { Db } from "#server/db/client";
import type { GroupView } from "#server/features/groups/groups.model";
import type { GroupsService } from "#server/features/groups/groups.service";
import type { Person } from "#server/features/people/people.model";
import type { ProfilesService } from "#server/features/people/people.service";
import type { PostsService } from "#server/features/posts/posts.service";
import type { Limits } from "#server/platform/limits/limiter";
import {
  GROUP,
  type NamedPreference,
  ONESELF,
  OWN_POST,
  type PreferenceKind,
  type PreferenceTarget,
  type PreferenceView,
  THIS,
} from "./preferences.model.ts";
import {
  countPreferences,
  deletePreference,
  preferencesPage,
  preferInTurn,
  removeEndedPreferences,
  savePreference,
} from "./preferences.queries.ts";
import {
  FEED_MUTE_DAYS,
  type FeedRequest,
  feedRequest,
  PREFERENCES_MAX,
  PREFERENCES_PAGE_SIZE,
  TOO_MANY_PREFERENCES,
} from "./preferences.rules.ts";

interface Parts {
  db: Db;
  limits: Limits;
  groups: Pick<GroupsService, "byIds">;
  posts: Pick<PostsService, "authorOf">;
  profiles: Pick<ProfilesService, "byIds" | "get">;
}

const NOBODY: PreferenceTarget = { personId: null, tag: null, groupId: null };

/** Lets a member say what they want less of in their feed, and undo it. All of it is safe to repeat. */
export class PreferencesService {
  constructor(private readonly parts: Parts) {}

  /**
   * Stores what the viewer asks. Less like a post means that its author's posts come to Following only through a bond or a
   * follow, never by a tag, a group or a like, and that they are last in Top. Whoever has that tie already sees one of them
   * a week at most: the first after each seven days since they asked. A person, a tag or a group is muted in
   * Following for a week.
   * @throws DomainError NOT_FOUND for what the viewer may not see.
   */
  async ask(viewer: Viewer, input: FeedRequest): Promise<PreferenceView> {
    const { postId, userId, tag, groupId } = check(feedRequest, input);
    const { groups, limits, posts, profiles } = this.parts;
    await limits.consume("feedPreferencesByMember", viewer.id);
    if (postId != null) {
      const personId = await posts.authorOf(viewer, postId);
      if (personId === viewer.id) throw invalid({ postId: [OWN_POST] });
      return this.#save(viewer, "less", { ...NOBODY, personId });
    }
    if (userId != null) {
      if (userId === viewer.id) throw invalid({ userId: [ONESELF] });
      return this.#save(viewer, "person", { ...NOBODY, personId: (await profiles.get(viewer, userId)).id });
    }
    if (groupId != null) {
      const [group] = await groups.byIds(viewer, [groupId]);
      if (!group || group instanceof Error) throw notFound(GROUP);
      return this.#save(viewer, "group", { ...NOBODY, groupId: group.id });
    }
    return this.#save(viewer, "tag", { ...NOBODY, tag: tag == null ? null : folded(tag) });
  }

  /** @throws DomainError NOT_FOUND for a preference that is not the viewer's. */
  async remove(viewer: Viewer, id: number): Promise<void> {
    await this.parts.limits.consume("feedPreferencesByMember", viewer.id);
    if (!(await deletePreference(this.parts.db, viewer.id, id))) throw notFound(THIS);
  }

  /** Lists what the viewer asked of their feed, newest first. */
  async list(viewer: Viewer, slice: Slice): Promise<Page<PreferenceView>> {
    const rows = await preferencesPage(this.parts.db, { viewer: viewer.id, ...sliceValues(slice) });
    return toPage(rows, slice.first, () => countPreferences(this.parts.db, viewer.id));
  }

  /** Lists all of them for the member's export: whom and what they name, by the names that the member may see. */
  async ofMember(viewer: Viewer) {
    const { items } = await this.list(viewer, { first: PREFERENCES_MAX, after: null });
    return (await this.named(viewer, items)).map(({ kind, person, tag, group, until }) => ({
      kind,
      member: person?.username ?? null,
      tag,
      group: group?.slug ?? null,
      until,
    }));
  }

  /** Lists the same by numbered pages, with the people whom it names. */
  async numberedPage(viewer: Viewer, page: number): Promise<Page<NamedPreference>> {
    const listed = await this.list(viewer, numberedPage(page, PREFERENCES_PAGE_SIZE));
    return { ...listed, items: await this.named(viewer, listed.items) };
  }

  /** Returns people by their ids, null for those whom the viewer may not see, by one statement; it serves a loader. */
  readonly people = async (viewer: Viewer | null, ids: readonly number[]): Promise<(Person | null)[]> =>
    (await this.parts.profiles.byIds(viewer, ids)).map((person) => (person instanceof Error ? null : person));

  /** Returns groups by their ids, by one statement; it serves a loader. */
  readonly groups = (viewer: Viewer | null, ids: readonly number[]): Promise<(GroupView | Error)[]> =>
    this.parts.groups.byIds(viewer, ids);

  /** Adds to preferences the people whom they name, by one statement. */
  async named(viewer: Viewer, preferences: readonly PreferenceView[]): Promise<NamedPreference[]> {
    const ids = [...new Set(preferences.flatMap(({ personId }) => personId ?? []))];
    const people = ids.length > 0 ? await this.people(viewer, ids) : [];
    const byId = new Map(people.flatMap((person) => (person ? [[person.id, person]] : [])));
    return preferences.map((one) => ({ ...one, person: byId.get(one.personId ?? 0) ?? null }));
  }

  #save(viewer: Viewer, kind: PreferenceKind, target: PreferenceTarget): Promise<PreferenceView> {
    return this.parts.db.transaction(async (tx) => {
      await preferInTurn(tx, viewer.id);
      await removeEndedPreferences(tx, viewer.id);
      const days = kind === "less" ? null : FEED_MUTE_DAYS;
      const saved = await savePreference(tx, { userId: viewer.id, kind, days, ...target });
      if ((await countPreferences(tx, viewer.id)) > PREFERENCES_MAX) throw invalid({ input: [TOO_MANY_PREFERENCES] });
      return saved;
    });
  }
}
