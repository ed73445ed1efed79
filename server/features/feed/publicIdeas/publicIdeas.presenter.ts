import type { UrlOf } from "#server/features/media/media.model";
import type { PublicIdeaAnswer } from "./publicIdeas.answers.ts";
import type { PublicIdea } from "./publicIdeas.model.ts";

/** Presents a public idea in REST. */
export const presentPublicIdea = ({ author, ...idea }: PublicIdea, urlOf: UrlOf): PublicIdeaAnswer => ({
  ...idea,
  user: { name: author.name, avatar: author.avatar && urlOf(author.avatar.key) },
});
