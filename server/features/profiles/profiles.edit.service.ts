import { DomainError, invalid, unauthenticated } from "#server/core/errors";
import type { Upload } from "#server/core/upload";
import { check } from "#server/core/validation";
import type { Viewer } from "#server/core/viewer";
import type { Db, Tx } from "#server/db/client";
import type { StoredImage } from "#server/db/schema/images";
import type { Account } from "#server/features/auth/auth.model";
import { USERNAME_TAKEN } from "#server/features/auth/auth.rules";
import type { AuthService } from "#server/features/auth/auth.service";
import type { MediaLimits } from "#server/features/media/media.model";
import { NOT_AN_IMAGE } from "#server/features/media/media.limits.rules";
import type { MediaReleaseService } from "#server/features/media/cleanup/cleanup.release.service";
import type { MediaService } from "#server/features/media/media.service";
import type { Limits } from "#server/platform/limits/limiter";
import { isTaken, keepFormerUsername, lockProfile, updateProfile } from "./profiles.edit.queries.ts";
import type { Person } from "#server/features/people/people.model";
import type { ProfilesService } from "#server/features/people/people.service";
import { AVATAR_PICTURE, BANNER_PICTURE, isUsernameClash } from "./profiles.model.ts";
import { profileChange, type ProfileChange, type ProfileDraft } from "./profiles.rules.ts";

interface Parts {
  db: Db;
  auth: AuthService;
  limits: Limits;
  media: MediaService;
  profiles: ProfilesService;
  release: MediaReleaseService;
}

/** The choice of a picture: the id of an uploaded file, null to remove the picture, undefined to leave it. */
type Choice = number | null | undefined;

/** The pictures of a profile that a change contains. */
export interface Pictures {
  avatar?: Upload | undefined;
  banner?: Upload | undefined;
  avatarId?: Choice;
  bannerId?: Choice;
}

/** Lets members change their profiles. */
export class ProfileEditService {
  constructor(private readonly parts: Parts) {}

  /**
   * Changes the fields that the draft contains and leaves the rest. Nothing is stored, neither row nor file, unless all
   * of it is valid. A former username leads to the new one until somebody else takes it.
   */
  async change(viewer: Viewer, draft: ProfileDraft, pictures: Pictures = {}): Promise<Account> {
    const { auth, db, limits, media } = this.parts;
    const change = check(profileChange, draft);
    await limits.consume("profileChangesByMember", viewer.id);
    await db.transaction((tx) => this.#refuseTaken(tx, viewer, change.username));
    const avatarId = await this.#store(viewer, "avatar", pictures.avatar, AVATAR_PICTURE, pictures.avatarId);
    const bannerId = await this.#store(viewer, "banner", pictures.banner, BANNER_PICTURE, pictures.bannerId);
    await media.open(viewer, [avatarId, bannerId]);
    try {
      await db.transaction((tx) => this.#apply(tx, viewer, change, { avatarId, bannerId }));
    } catch (error) {
      // Somebody else took the name in the same moment.
      throw isUsernameClash(error) ? invalid({ username: [USERNAME_TAKEN] }) : error;
    }
    return auth.account(viewer);
  }

  /** The viewer as others see them. */
  person(viewer: Viewer): Promise<Person> {
    return this.parts.profiles.get(viewer, viewer.id);
  }

  async #apply(
    tx: Tx,
    viewer: Viewer,
    change: ProfileChange,
    { avatarId, bannerId }: { avatarId: Choice; bannerId: Choice },
  ): Promise<void> {
    const current = await lockProfile(tx, viewer.id);
    if (!current) throw unauthenticated();
    const avatar = await this.#attach(tx, viewer, "avatarId", avatarId);
    const banner = await this.#attach(tx, viewer, "bannerId", bannerId);
    await updateProfile(tx, viewer.id, { ...change, avatar, banner });
    if (change.username !== undefined) await keepFormerUsername(tx, viewer.id, current.username, change.username);
    const dropped = [avatar !== undefined && current.avatar, banner !== undefined && current.banner];
    await this.parts.release.releaseImages(
      tx,
      viewer.id,
      dropped.filter((image) => image !== false && image !== null),
    );
  }

  async #refuseTaken(tx: Tx, viewer: Viewer, username: string | undefined): Promise<void> {
    if (username !== undefined && (await isTaken(tx, viewer.id, username)))
      throw invalid({ username: [USERNAME_TAKEN] });
  }

  /** Returns the id of the file that the request contains, or the choice that was made without one. */
  async #store(viewer: Viewer, field: string, upload: Upload | undefined, limits: MediaLimits, choice: Choice) {
    if (!upload) return choice;
    try {
      return (await this.parts.media.store(viewer, upload, limits, { isPublic: true })).id;
    } catch (error) {
      throw named(error, field);
    }
  }

  async #attach(tx: Tx, viewer: Viewer, field: string, id: Choice): Promise<StoredImage | null | undefined> {
    if (id === undefined || id === null) return id;
    try {
      const picture = await this.parts.media.attachStill(tx, viewer, id);
      if (!picture) throw invalid({ [field]: [NOT_AN_IMAGE] });
      return picture;
    } catch (error) {
      throw named(error, field);
    }
  }
}

/** Converts an error of a file to one under the field of that file. */
function named(error: unknown, field: string): unknown {
  const messages = error instanceof DomainError && (error.fields?.["mediaIds"] ?? error.fields?.["file"]);
  return messages ? invalid({ [field]: messages }) : error;
}
