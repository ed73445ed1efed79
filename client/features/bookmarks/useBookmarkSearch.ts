import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";

/** Which bookmarks are looked for; it stands in the address, so that it can be kept and come back to. */
export interface BookmarkSearch {
  query: string;
  /** All of them must be there. */
  tags: readonly string[];
  folderId: string | null;
  order: "NEWEST" | "OLDEST";
}

/** Reads what is looked for from the address, and writes it there. */
export function useBookmarkSearch() {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const search = useMemo(() => searchIn(new URLSearchParams(address)), [address]);
  const change = useCallback(
    (part: Partial<BookmarkSearch>) =>
      setParams((before) => paramsOf({ ...searchIn(before), ...part }), { replace: true, preventScrollReset: true }),
    [setParams],
  );
  const clear = useCallback(() => change({ query: "", tags: [], folderId: null }), [change]);
  const isFiltered = search.query !== "" || search.tags.length > 0 || search.folderId !== null;
  return { search, change, clear, isFiltered };
}

export function searchIn(params: URLSearchParams): BookmarkSearch {
  return {
    query: params.get("q") ?? "",
    tags: [...new Set(params.getAll("tag"))],
    folderId: params.get("folder"),
    order: params.get("sort") === "oldest" ? "OLDEST" : "NEWEST",
  };
}

/** Only what differs from the plain list stands in the address. */
export function paramsOf({ query, tags, folderId, order }: BookmarkSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (query) params.set("q", query);
  for (const tag of tags) params.append("tag", tag);
  if (folderId !== null) params.set("folder", folderId);
  if (order === "OLDEST") params.set("sort", "oldest");
  return params;
}
