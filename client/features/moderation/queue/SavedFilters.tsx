import styled from "@emotion/styled";
import { BookmarkPlus, X } from "lucide-react";
import { Suspense, useState } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import { Chip } from "#client/features/bookmarks/chip.ts";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import { lazyPart } from "#client/ui/overlays/lazyPart.tsx";
import { toast } from "#client/ui/toasts/toast.ts";
import { isSameSearch, paramsOf, searchIn } from "./queueSearch.ts";
import type { QueueSearch } from "./queueSearch.ts";
import { searchOf, useSavedFilters } from "./useSavedFilters.ts";
import type { SavedFilter } from "./useSavedFilters.ts";

const SaveFilterDialog = lazyPart(async () => ({ default: (await import("./SaveFilterDialog.tsx")).SaveFilterDialog }));

const PLAIN = searchIn(new URLSearchParams());

interface SavedFiltersProps {
  search: QueueSearch;
  onChange: (part: Partial<QueueSearch>) => void;
}

/** The filters that the viewer has stored, as chips, and a button that stores the present one. */
export function SavedFilters({ search, onChange }: SavedFiltersProps) {
  const { filters, save, remove } = useSavedFilters();
  const [isNaming, setNaming] = useState(false);
  const current = filters.find((filter) => isSameSearch(searchOf(filter), search));
  const canSave = !current && paramsOf(search).size > 0;

  function forget({ id, name }: SavedFilter): void {
    remove(id).then(
      () => toast.success("Filter deleted", name),
      (failure: unknown) => toast.failure("Couldn't delete the filter", messageOf(failure)),
    );
  }

  if (filters.length === 0 && !canSave) return null;
  return (
    <Chips role="group" aria-label="Saved filters">
      {filters.map((filter) => {
        const isOn = filter === current;
        return (
          <One key={filter.id}>
            <Chip type="button" aria-pressed={isOn} onClick={() => onChange(isOn ? PLAIN : searchOf(filter))}>
              <bdi>{filter.name}</bdi>
            </Chip>
            {isOn && (
              <IconButton
                label={`Delete filter ${filter.name}`}
                icon={<X aria-hidden />}
                onClick={() => forget(filter)}
              />
            )}
          </One>
        );
      })}
      {canSave && (
        <Chip type="button" onClick={() => setNaming(true)}>
          <BookmarkPlus aria-hidden /> Save filter
        </Chip>
      )}
      {isNaming && (
        <Suspense>
          <SaveFilterDialog onSave={(name) => save(name, search)} onClose={() => setNaming(false)} />
        </Suspense>
      )}
    </Chips>
  );
}

const Chips = styled.div(({ theme }) => ({ display: "flex", flexWrap: "wrap", gap: theme.space(8) }));
const One = styled.span({ display: "inline-flex", alignItems: "center", maxWidth: "100%" });
