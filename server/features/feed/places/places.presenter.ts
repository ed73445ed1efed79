import type { MemoryAnswer } from "./places.answers.ts";
import type { FeedMemory, PlaceView } from "./places.model.ts";

/** Presents what is remembered of the viewer's feed in REST. */
export const presentMemory = ({ hasFollowing, order, since, following, everything }: FeedMemory): MemoryAnswer => ({
  has_following: hasFollowing,
  order,
  since,
  places: { following: following && presentPlace(following), everything: everything && presentPlace(everything) },
});

const presentPlace = ({ postId, newestId, newestCreatedAt, updatedAt }: PlaceView) => ({
  post_id: postId,
  newest_id: newestId,
  newest_created_at: newestCreatedAt,
  updated_at: updatedAt,
});
