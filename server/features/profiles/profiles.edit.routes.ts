import * as z from "zod";
import { requireViewer } from "#server/core/viewer";
import { accountAnswer } from "#server/features/auth/auth.answers";
import { presentAccount } from "#server/features/auth/auth.presenter";
import type { UrlOf } from "#server/features/media/media.model";
import { idNumber, sentence } from "#server/rest/answers";
import { call, type Route } from "#server/rest/route";
import type { ProfileEditService } from "./profiles.edit.service.ts";
import { AVATAR_PICTURE, choiceOf } from "./profiles.model.ts";
import { profileChange } from "./profiles.rules.ts";

const picture = idNumber.nullish().meta({ description: "An uploaded picture; null for none." });
const changeBody = z.object({ ...profileChange.shape, avatar_id: picture, banner_id: picture });

interface Parts {
  edit: ProfileEditService;
  urlOf: UrlOf;
}

/** Members write about themselves, on the REST face. */
export const profileEditRoutes = ({ edit, urlOf }: Parts): Route[] => [
  call({
    method: "POST",
    path: "/profile",
    upload: { field: "avatar", also: ["banner"], maxBytes: AVATAR_PICTURE.maxBytes, tooLarge: AVATAR_PICTURE.tooLarge },

    doc: {
      tag: "Profiles",
      summary: "Change the own profile",
      details: "Only what is sent is checked and changed; an email is ignored.",
      body: changeBody,
      example: { name: "Ada Lovelace", bio: "I mend things.", website: "https://ada.example" },
      answer: { user: accountAnswer, message: sentence },
    },
    async handle({ body, context, uploads }) {
      const account = await edit.change(requireViewer(context), body, {
        avatar: uploads["avatar"],
        banner: uploads["banner"],
        avatarId: choiceOf(body, "avatar", "avatarId"),
        bannerId: choiceOf(body, "banner", "bannerId"),
      });
      return { body: { user: presentAccount(account, urlOf), message: "Profile updated" } };
    },
  }),
];
