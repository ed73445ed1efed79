import type { Visibility } from "#client/gql/graphql.ts";
import type { ChosenVisibility } from "./audience.ts";

/** Returns whether a visibility is one that an author can choose. */
export const isChosen = (visibility: Visibility): visibility is ChosenVisibility =>
  visibility === "PUBLIC" || visibility === "BONDS" || visibility === "ONLY_ME";
