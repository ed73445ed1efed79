import { useSearchParams } from "react-router-dom";
import { Search } from "#client/features/search/results/Search.tsx";
import { useScreenTitle } from "#client/lib/browser/useScreenTitle.ts";
import { Columns } from "#client/ui/layout/Columns.ts";
import { CommunityColumn } from "#client/pages/beside/CommunityColumn.tsx";

/** The page of the results of a search. */
export function SearchPage() {
  const [params] = useSearchParams();
  const query = params.get("q")?.trim();
  useScreenTitle(query ? `${query} · Search` : "Search");
  return (
    <Columns>
      <Search />
      <CommunityColumn />
    </Columns>
  );
}
