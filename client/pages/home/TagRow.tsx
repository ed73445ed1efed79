import { tagPath } from "#client/features/search/core/searchPaths.ts";
import { FollowTagButton } from "#client/features/search/explore/FollowTagButton.tsx";
import { compactCount } from "#client/lib/text/numbers.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { OfferName, OfferRow, OfferWords } from "./OfferRow.ts";

/** A tag to follow. */
export function TagRow({ tag }: { tag: { name: string; postsCount: number; isFollowed: boolean } }) {
  return (
    <OfferRow>
      <OfferWords>
        <OfferName to={tagPath(tag.name)} dir="auto">
          #{tag.name}
        </OfferName>
        <Text as="div" variant="meta" tone="secondary">
          {tag.postsCount === 1 ? "1 post" : `${compactCount(tag.postsCount)} posts`}
        </Text>
      </OfferWords>
      <FollowTagButton tag={tag} />
    </OfferRow>
  );
}
