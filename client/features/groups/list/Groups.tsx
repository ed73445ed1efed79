import styled from "@emotion/styled";
import { Plus, Search } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useDebounced } from "#client/lib/state/useDebounced.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { TextField } from "#client/ui/forms/Field.tsx";
import { OnDemand } from "#client/ui/overlays/OnDemand.tsx";
import { Columns, inOrder } from "#client/ui/layout/Columns.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { TextLink } from "#client/ui/controls/TextLink.tsx";
import { DeletedGroups } from "./DeletedGroups.tsx";
import { FeaturedGroups } from "./FeaturedGroups.tsx";
import { FoundGroups } from "./FoundGroups.tsx";
import { GroupFigures } from "#client/features/groups/core/GroupFigures.tsx";
import { MyGroups } from "./MyGroups.tsx";

const loadDialog = async () => (await import("#client/features/groups/form/CreateGroupDialog.tsx")).CreateGroupDialog;
const SETTLED_MS = 300;

/** The member's groups, suggested ones, and a button that creates one. */
export function Groups() {
  const [params] = useSearchParams();
  const category = params.get("category");
  const [words, setWords] = useState("");
  const settled = useDebounced(words.trim(), SETTLED_MS);
  const [isFounding, setFounding] = useState(false);
  const isSearching = settled !== "" || category !== null;
  return (
    <Columns>
      <Head>
        <Text as="h1" variant="h1" tabIndex={-1}>
          Groups
        </Text>
        <Button icon={<Plus aria-hidden />} onClick={() => setFounding(true)}>
          Create Group
        </Button>
      </Head>
      <Main>
        <MyGroups />
        <Stack as="section" gap={16} aria-labelledby="groups-to-find">
          <Finder>
            <div>
              <Text as="h2" variant="h2" id="groups-to-find">
                {category ?? (isSearching ? "Groups found" : "Featured Groups")}
              </Text>
              {category !== null && (
                <TextLink to="/groups" preventScrollReset>
                  All categories
                </TextLink>
              )}
            </div>
            <TextField
              hideLabel
              label="Search groups"
              placeholder="Search groups"
              type="search"
              maxLength={100}
              suffix={<Glass aria-hidden />}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          </Finder>
          {isSearching ? <FoundGroups query={settled || null} category={category} /> : <FeaturedGroups />}
        </Stack>
        <DeletedGroups />
      </Main>
      <Side>
        <GroupFigures category={category} />
      </Side>
      {isFounding && (
        <OnDemand load={loadDialog} onFailed={() => setFounding(false)}>
          {(CreateGroupDialog) => <CreateGroupDialog onClose={() => setFounding(false)} />}
        </OnDemand>
      )}
    </Columns>
  );
}

const Head = styled.div(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  flexWrap: "wrap",
  gap: theme.space(12),
  gridColumn: "1 / -1",
  [theme.mq.belowSm]: { paddingInline: theme.space(16) },
}));
const Main = styled.div(({ theme }) => ({
  ...inOrder,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space(24),
  [theme.mq.belowSm]: { "& > section:nth-of-type(2)": { paddingInline: theme.space(16) } },
}));
const Side = styled.div(({ theme }) => ({
  [theme.mq.xl]: { position: "sticky", top: "calc(84px + var(--above-header))" },
}));
const Glass = styled(Search)(({ theme }) => ({
  width: "1.125rem",
  height: "1.125rem",
  marginInlineEnd: theme.space(8),
  color: theme.color.text.tertiary,
  pointerEvents: "none",
}));
const Finder = styled.div(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space(12),
  "& > :last-child": { flex: "0 1 260px", minWidth: 180 },
  [theme.mq.belowSm]: { "& > :last-child": { flex: "1 1 100%" } },
}));
