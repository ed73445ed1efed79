import type { ComponentType } from "react";

/** What lets a new member choose tags, people and groups; the page brings it, because it needs later features. */
export type FollowChoiceType = ComponentType<FollowChoiceProps>;

export interface FollowChoiceProps {
  /** True where the member has asked for it. */
  takesFocus: boolean;
  /** Runs when the member is done, or has skipped it. */
  onEnd: (hasFollowed: boolean) => void;
}

/** The height of the choice while it is loading, in pixels at the usual text size. */
export const CHOICE_HEIGHT = 680;
