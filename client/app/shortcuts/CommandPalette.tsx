import styled from "@emotion/styled";
import { Hash, Search, UsersRound } from "lucide-react";
import { useRef, useState } from "react";
import type { FormEvent, KeyboardEvent } from "react";
import { Link, useNavigate } from "react-router-dom";
import { isComposing } from "#client/lib/text/composing.ts";
import { ALL_DESTINATIONS } from "#client/app/navigation/destinations.ts";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { groupPath } from "#client/features/groups/core/groupPath.ts";
import { searchPath, tagPath } from "#client/features/search/core/searchPaths.ts";
import { TextField } from "#client/ui/forms/Field.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { folded } from "#server/core/words/fold.rules";
import { useOwnPlaces } from "#client/app/navigation/useOwnPlaces.ts";

/** Searches for what is typed, or goes to a page, a group or a tag of the member whose name contains it. Enter takes the first line. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const { username } = useViewer();
  const navigate = useNavigate();
  const [words, setWords] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const wanted = words.trim();
  const { groups, tags } = useOwnPlaces();
  const places = [
    ...ALL_DESTINATIONS.map(({ label, icon, to }) => ({ label, icon, to: to(username) })),
    ...groups.map(({ name, slug }) => ({ label: name, icon: UsersRound, to: groupPath(slug) })),
    ...tags.map(({ name }) => ({ label: `#${name}`, icon: Hash, to: tagPath(name) })),
  ].filter(({ label }) => folded(label).includes(folded(wanted)));
  const entries =
    wanted === "" ? places : [...places, { label: `Search for “${wanted}”`, icon: Search, to: searchPath(wanted) }];

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const first = entries[0];
    if (!first) return;
    onClose();
    void navigate(first.to);
  }

  /** The arrows move through the lines, and from the first one back into the field. */
  function handleArrow(event: KeyboardEvent) {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step === 0 || isComposing(event)) return;
    event.preventDefault();
    const stops = [field.current, ...(list.current?.querySelectorAll("a") ?? [])];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus();
  }

  return (
    <Dialog
      open
      title="Search or go to"
      onOpenChange={(open) => !open && onClose()}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        field.current?.focus();
      }}
    >
      <Stack gap={12} onKeyDown={handleArrow}>
        <form onSubmit={handleSubmit}>
          <TextField
            ref={field}
            hideLabel
            label="Search or go to"
            type="search"
            placeholder="A page, a group, or what to search for"
            maxLength={100}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </form>
        <ul ref={list} aria-label="Pages and searches">
          {entries.map(({ label, icon: Icon, to }) => (
            <li key={to}>
              <Row to={to} onClick={onClose}>
                <Icon aria-hidden="true" />
                <span dir="auto">{label}</span>
              </Row>
            </li>
          ))}
        </ul>
      </Stack>
    </Dialog>
  );
}

const Row = styled(Link)(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: theme.space(12),
  minHeight: 40,
  paddingInline: theme.space(12),
  borderRadius: theme.radius.control,
  color: theme.color.text.primary,
  textDecoration: "none",
  overflowWrap: "anywhere",
  ...theme.type.ui,
  "& svg": {
    width: "1.125rem",
    height: "1.125rem",
    strokeWidth: 1.75,
    flexShrink: 0,
    color: theme.color.text.secondary,
  },
  "&:hover, &:focus-visible": { background: theme.color.bg.hover },
  "&:focus-visible": { outlineOffset: -2 },
  "@media (pointer: coarse)": { minHeight: 44 },
}));
