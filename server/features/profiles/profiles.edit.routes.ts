import { invalid } from "#server/core/errors";
import { toIdField } from "#server/core/ids";
import { requireViewer } from "#server/core/viewer";
import { presentAccount } from "#server/features/auth/auth.presenter";
import type { UrlOf } from "#server/features/media/media.model";
import type { Route } from "#server/rest/route";
import type { ProfileEditService } from "./profiles.edit.service.ts";
import { AVATAR_PICTURE } from "./profiles.model.ts";
import type { ProfilesService } from "./profiles.service.ts";

interface Parts {
  edit: ProfileEditService;
  profiles: ProfilesService;
  urlOf: UrlOf;
}

/** Forms send an id as text, and nothing for none; an address of the picture that is worn already says nothing. */
const choiceOf = (body: Record<string, unknown>, name: string, field: string) => {
  if (body[`${name}_id`] !== undefined && body[`${name}_id`] !== null) return toIdField(body[`${name}_id`], field);
  return body[name] === null || body[name] === "" ? null : undefined;
};

/** Members write about themselves, on the REST face. */
export const profileEditRoutes = ({ edit, profiles, urlOf }: Parts): Route[] => [
  {
    method: "GET",
    path: "/profile",
    handle({ context }) {
      requireViewer(context);
      throw invalid({ username: ["Username is required"] });
    },
  },
  {
    method: "POST",
    path: "/profile",
    upload: { field: "avatar", also: ["banner"], maxBytes: AVATAR_PICTURE.maxBytes, tooLarge: AVATAR_PICTURE.tooLarge },
    async handle({ body, context, uploads }) {
      const account = await edit.change(requireViewer(context), body, {
        avatar: uploads["avatar"],
        banner: uploads["banner"],
        avatarId: choiceOf(body, "avatar", "avatarId"),
        bannerId: choiceOf(body, "banner", "bannerId"),
      });
      return { body: { user: presentAccount(account, urlOf), message: "Profile updated" } };
    },
  },
  {
    method: "POST",
    path: "/profile/activity",
    async handle({ context }) {
      await profiles.ping(requireViewer(context));
      return { body: {} };
    },
  },
];
