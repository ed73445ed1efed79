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
  /** What is searched for; null for nothing. */
  query: string | null;
  /** Where one types it, when it stands here. */
  search: ReactNode;
}

/**
 * People to ask. A search looks among everybody until one narrows it to those who are suggested; clearing it restores
 * the tab where one was.
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
