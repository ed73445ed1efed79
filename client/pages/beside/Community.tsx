import { PeopleToKnow } from "#client/features/bonds/find/PeopleToKnow.tsx";
import { TrendingCard } from "#client/features/search/explore/TrendingCard.tsx";

/** What the community is about, beside pages that have nothing of their own to show there. */
export function Community() {
  return (
    <>
      <TrendingCard />
      <PeopleToKnow />
    </>
  );
}
