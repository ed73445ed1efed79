import type { Admit } from "#server/core/upload";
import { accountAnswer } from "#server/features/auth/auth.answers";
import { presentAccount } from "#server/features/auth/auth.presenter";
import type { UrlOf } from "#server/features/media/media.model";
import { sentence } from "#server/rest/answers";
import { call, type Route } from "#server/rest/route";
import type { ProfileEditService } from "./profiles.edit.service.ts";
import { LARGEST_PICTURE } from "./profiles.model.ts";
import { profileBody } from "./profiles.requests.ts";

interface Parts {
  edit: ProfileEditService;
  media: { admit: Admit; urlOf: UrlOf };
}

/** Lets members change their profiles over REST. */
export const profileEditRoutes = ({ edit, media }: Parts): Route[] => [
  call({
    method: "POST",
    path: "/profile",
    upload: {
      field: "avatar",
      also: ["banner"],
      about: { avatar: "The new picture of the profile.", banner: "The new picture behind the head of the profile." },
      maxBytes: LARGEST_PICTURE.maxBytes,
      tooLarge: LARGEST_PICTURE.tooLarge,
      admit: media.admit,
    },
    body: profileBody,
    doc: {
      name: "updateProfile",
      tag: "Profiles",
      summary: "Update the viewer's profile",
      details: "Only fields that are sent are checked and changed; an email is ignored.",
      example: { name: "Ada Lovelace", bio: "I mend things.", website: "https://ada.example" },
      answer: { user: accountAnswer, message: sentence },
    },
    async handle({ viewer, body: { avatarId, bannerId, ...draft }, uploads }) {
      const { avatar, banner } = uploads;
      const account = await edit.change(viewer, draft, { avatar, banner, avatarId, bannerId });
      return { body: { user: presentAccount(account, media.urlOf), message: "Profile updated" } };
    },
  }),
];
