import { useState } from "react";
import type { ReactNode } from "react";
import { Tabs } from "#client/ui/controls/Tabs.tsx";
import { FoundPeople } from "./FoundPeople.tsx";
import { PeopleSection } from "#client/features/people/PeopleSection.tsx";
import { Suggestions } from "./Suggestions.tsx";

type FindTab = "suggested" | "all";

const TABS = [
  { value: "suggested", label: "Suggested" },
  { value: "all", label: "Browse All" },
] as const;

interface FindFriendsProps {
  /** The search; null for none. */
  query: string | null;
  /** The search field, where it belongs to this section. */
  search: ReactNode;
}

/**
 * Lists people for new bonds. A search covers all members until the viewer limits it to suggestions; clearing it
 * restores the tab that was open before.
 */
export function FindFriends({ query, search }: FindFriendsProps) {
  const [chosen, setChosen] = useState<FindTab>("suggested");
  const [searched, setSearched] = useState<FindTab>("all");
  const isSearching = query !== null;
  if (!isSearching && searched !== "all") setSearched("all");
  const tab = isSearching ? searched : chosen;

  return (
    <PeopleSection title="Find Friends">
      {search}
      <Tabs
        label="Find Friends"
        value={tab}
        options={TABS}
        onValueChange={(value) => (isSearching ? setSearched(value) : setChosen(value))}
      >
        {tab === "suggested" && !isSearching ? (
          <Suggestions />
        ) : (
          <FoundPeople query={query} suggested={tab === "suggested"} />
        )}
      </Tabs>
    </PeopleSection>
  );
}
