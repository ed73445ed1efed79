import { invalid, notFound } from "#server/core/errors";
import { required, inOrder } from "#server/core/pages";
import { type Viewer, viewerId } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import { username as usernameRule } from "#server/features/auth/auth.rules";
import { NOT_FOUND, PING_SECONDS, type Person, type Profile } from "./people.model.ts";
import { profileByUsername, touchMember, visiblePeople } from "./people.queries.ts";

/** Finds members as others see them. */
export class ProfilesService {
  constructor(private readonly db: Db) {}

  /**
   * Returns people by their ids, in that order, by one statement; an error NOT_FOUND for those whom the viewer may not
   * see. It serves a loader.
   */
  readonly byIds = async (viewer: Viewer | null, ids: readonly number[]): Promise<(Person | Error)[]> => {
    const people = await visiblePeople(this.db, { ids: [...ids], viewer: viewerId(viewer) });
    return inOrder(ids, people, ({ id }) => id).map((person) => person ?? notFound("This member"));
  };

  /** Finds those of the people whom a member may see, for events that no request has asked for. */
  visibleTo(memberId: number, ids: readonly number[]): Promise<Person[]> {
    return visiblePeople(this.db, { ids: [...ids], viewer: memberId });
  }

  /** @throws DomainError NOT_FOUND for whom the viewer may not see. */
  async get(viewer: Viewer, id: number): Promise<Person> {
    const [person] = await visiblePeople(this.db, { ids: [id], viewer: viewer.id });
    return required(person, "This member");
  }

  /**
   * Finds the member whom a name in an address means, in any case, also by a former name; null for those whom the
   * viewer may not see.
   */
  async find(viewer: Viewer | null, name: string): Promise<Profile | null> {
    const known = usernameRule.safeParse(name);
    if (!known.success) return null;
    const [profile] = await profileByUsername(this.db, { viewer: viewerId(viewer), username: known.data });
    return profile ?? null;
  }

  /**
   * Finds a member by name, for an address that requires one.
   * @throws DomainError BAD_USER_INPUT without a name, NOT_FOUND for whom the viewer may not see.
   */
  async getByName(viewer: Viewer, name: string | undefined): Promise<Profile> {
    if (name === undefined || name.trim() === "") throw invalid({ username: ["Username is required"] });
    return required(await this.find(viewer, name), NOT_FOUND);
  }

  /** Notes that the viewer is active, at most once a minute. */
  ping(viewer: Viewer): Promise<void> {
    return touchMember(this.db, viewer.id, PING_SECONDS);
  }
}
