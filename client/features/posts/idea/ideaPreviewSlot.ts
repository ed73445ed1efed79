import { createContext } from "react";
import type { ReactNode } from "react";
import type { Composition } from "#client/features/posts/fields/composition.ts";

export interface IdeaPreviewProps {
  composition: Composition;
  onClose: () => void;
}

/**
 * Renders an idea as others will see it. The preview shows a post with its comments, which come after posts in the
 * order of features, so the app provides the function.
 */
export const IdeaPreviewSlot = createContext<(props: IdeaPreviewProps) => ReactNode>(() => null);
