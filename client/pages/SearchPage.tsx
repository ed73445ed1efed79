import { useSearchParams } from "react-router-dom";
import { Search } from "#client/features/search/results/Search.tsx";
import { queryIn } from "#client/features/search/core/searchPaths.ts";
import { useScreenTitle } from "#client/lib/browser/useScreenTitle.ts";
import { Columns } from "#client/ui/layout/Columns.ts";
import { CommunityColumn } from "#client/pages/beside/CommunityColumn.tsx";

/** The page of the results of a search. */
export function SearchPage() {
  const [params] = useSearchParams();
  const query = queryIn(params).trim();
  useScreenTitle(query ? `${query} · Search` : "Search");
  return (
    <Columns>
      <Search />
      <CommunityColumn />
    </Columns>
  );
}
