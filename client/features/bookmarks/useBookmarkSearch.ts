import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";

/** The search for bookmarks. It is part of the address, so that it can be shared and restored. */
export interface BookmarkSearch {
  query: string;
  /** A bookmark must have all of these tags. */
  tags: readonly string[];
  folderId: string | null;
  order: "NEWEST" | "OLDEST";
}

/** Reads the search from the address, and writes it there. */
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

/** Returns the parameters of the address: only what differs from the plain list. */
export function paramsOf({ query, tags, folderId, order }: BookmarkSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (query) params.set("q", query);
  for (const tag of tags) params.append("tag", tag);
  if (folderId !== null) params.set("folder", folderId);
  if (order === "OLDEST") params.set("sort", "oldest");
  return params;
}
