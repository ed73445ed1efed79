import styled from "@emotion/styled";
import { ArrowDown, ArrowUp, Search, X } from "lucide-react";
import { useRef, useState } from "react";
import type { ReactNode } from "react";
import { useMediaQuery } from "#client/lib/browser/useMediaQuery.ts";
import { useSearchWords } from "#client/lib/state/useSearchWords.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { TextField } from "#client/ui/forms/Field.tsx";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { Chip, ChipCount, Chips, Strip } from "./chip.ts";
import type { BookmarkSearch } from "./useBookmarkSearch.ts";

/** The number of unselected tags that are shown before the member expands the list. */
const TAGS = 6;
/** The strip has space for this number of them in any window. */
const SURE = 2;

interface BookmarkFiltersProps {
  search: BookmarkSearch;
  /** The tags of the results, with their counts. */
  tags: readonly { name: string; count: number }[];
  /** The folders, which stand before the tags. */
  folders: ReactNode;
  onChange: (part: Partial<BookmarkSearch>) => void;
}

/** The filters of bookmarks: a text and the order, and in one row under them folders and tags. */
export function BookmarkFilters({ search, tags, folders, onChange }: BookmarkFiltersProps) {
  const chosen = search.tags.map((name) => tags.find((tag) => tag.name === name) ?? { name, count: 0 });
  const [hasAll, setHasAll] = useState(false);
  const rest = tags.filter(({ name }) => !search.tags.includes(name));
  const others = hasAll ? rest : rest.slice(0, TAGS);
  // A mouse cannot scroll the strip, so the button that opens it stands beside it where there is space.
  const isWide = useMediaQuery("(min-width:48em)");
  const isNewest = search.order === "NEWEST";
  const toggle = (name: string) =>
    onChange({
      tags: search.tags.includes(name) ? search.tags.filter((tag) => tag !== name) : [...search.tags, name],
    });

  const more = rest.length > (isWide ? SURE : TAGS) && (
    <Button variant="ghost" size="sm" aria-expanded={hasAll} onClick={() => setHasAll(!hasAll)}>
      {hasAll ? "Fewer filters" : "All filters"}
    </Button>
  );

  return (
    <Stack gap={12} role="search" aria-label="Bookmarks">
      <Row>
        <SearchBox query={search.query} onSearch={(query) => onChange({ query })} />
        <Button
          variant="outline"
          size="lg"
          icon={isNewest ? <ArrowDown aria-hidden /> : <ArrowUp aria-hidden />}
          onClick={() => onChange({ order: isNewest ? "OLDEST" : "NEWEST" })}
        >
          Sort by Date
          <VisuallyHidden aria-live="polite">{isNewest ? ", newest first" : ", oldest first"}</VisuallyHidden>
        </Button>
      </Row>
      <Row>
        <Strip data-whole={hasAll || undefined}>
          {folders}
          {chosen.length + others.length > 0 && (
            <Chips role="group" aria-label="Tags">
              {[...chosen, ...others].map(({ name, count }) => (
                <Chip key={name} type="button" aria-pressed={search.tags.includes(name)} onClick={() => toggle(name)}>
                  <bdi>#{name}</bdi>
                  <ChipCount>
                    {count}
                    <VisuallyHidden>{count === 1 ? " bookmark" : " bookmarks"}</VisuallyHidden>
                  </ChipCount>
                </Chip>
              ))}
              {chosen.length > 0 && (
                <Button variant="ghost" size="sm" onClick={() => onChange({ tags: [] })}>
                  Clear
                </Button>
              )}
            </Chips>
          )}
          {!isWide && more}
        </Strip>
        {isWide && more}
      </Row>
    </Stack>
  );
}

function SearchBox({ query, onSearch }: { query: string; onSearch: (query: string) => void }) {
  const { words, setWords } = useSearchWords(query, onSearch);
  const field = useRef<HTMLInputElement>(null);

  return (
    <Field>
      <TextField
        ref={field}
        label="Search bookmarks"
        hideLabel
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        placeholder="Search"
        value={words}
        suffix={
          words ? (
            <IconButton
              label="Clear search"
              icon={<X aria-hidden />}
              onClick={() => {
                setWords("");
                field.current?.focus();
              }}
            />
          ) : (
            <Glass aria-hidden />
          )
        }
        onChange={(event) => setWords(event.target.value)}
      />
    </Field>
  );
}

const Row = styled.div(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: theme.space(12),
  [theme.mq.largeText]: { flexWrap: "wrap" },
}));
const Field = styled.div({
  flex: "1 1 160px",
  minWidth: 0,
  // Our own button clears the field.
  "& input::-webkit-search-cancel-button": { display: "none" },
});
const Glass = styled(Search)(({ theme }) => ({
  width: "1.125rem",
  height: "1.125rem",
  marginInlineEnd: theme.space(8),
  color: theme.color.text.tertiary,
  pointerEvents: "none",
}));
