import styled from "@emotion/styled";
import { Link } from "react-router-dom";
import { useEffect, useRef, useState } from "react";

export interface SettingsSubject {
  id: string;
  title: string;
}

/** The links to the sections of the settings; the one in view is marked. */
export function SettingsNavigation({ subjects }: { subjects: readonly SettingsSubject[] }) {
  const current = useInView(subjects);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => showWhole(list.current, current), [current]);
  return (
    <nav aria-label="Settings">
      <List ref={list}>
        {subjects.map(({ id, title }) => (
          <li key={id}>
            <Entry
              to={{ hash: id }}
              replace
              aria-current={id === current ? "true" : undefined}
              onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}
            >
              {title}
            </Entry>
          </li>
        ))}
      </List>
    </nav>
  );
}

/** Moves a strip that is wider than the window, so that its current link is in the middle of it. */
function showWhole(list: HTMLUListElement | null, current: string | undefined): void {
  const link = current === undefined ? null : list?.querySelector<HTMLElement>("[aria-current]");
  if (!list || !link) return;
  const [strip, entry] = [list.getBoundingClientRect(), link.getBoundingClientRect()];
  list.scrollLeft += entry.left + entry.width / 2 - (strip.left + strip.width / 2);
}

/** Returns the section that is being read: the first in the upper part of the window. */
function useInView(subjects: readonly SettingsSubject[]): string | undefined {
  const [inView, setInView] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) =>
        setInView((before) => {
          const now = new Set(before);
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) now.add(target.id);
            else now.delete(target.id);
          }
          return now;
        }),
      // Below the header, and below the strip of links where there is one column.
      { rootMargin: "-132px 0px -50% 0px" },
    );
    for (const { id } of subjects) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [subjects]);
  return subjects.find(({ id }) => inView.has(id))?.id;
}

const List = styled.ul(({ theme }) => ({
  // In one column the links are a strip above the sections.
  display: "flex",
  overflowX: "auto",
  scrollbarWidth: "none",
  gap: theme.space(2),
  margin: 0,
  padding: `${theme.space(4)} ${theme.space(8)}`,
  [theme.mq.xl]: { display: "grid", padding: 0 },
  listStyle: "none",
}));
const Entry = styled(Link)(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  minHeight: 40,
  paddingInline: theme.space(12),
  borderRadius: theme.radius.control,
  color: theme.color.text.secondary,
  textDecoration: "none",
  whiteSpace: "nowrap",
  ...theme.type.ui,
  "&:hover": { background: theme.color.bg.hover, color: theme.color.text.primary },
  "&[aria-current]": { background: theme.color.bg.selected, color: theme.color.primary.tintText },
}));
