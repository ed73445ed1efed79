import styled from "@emotion/styled";
import { Button } from "#client/ui/controls/Button.tsx";
import { ShowMore } from "#client/ui/controls/ShowMore.tsx";
import { TextField } from "#client/ui/forms/Field.tsx";
import { SelectField } from "#client/ui/forms/SelectField.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";
import { PagedList } from "#client/ui/states/PagedList.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { MEMBERS_COUNTED_MAX } from "#server/features/admin/admin.limits.rules";
import { MemberRow } from "./MemberRow.tsx";
import { useAdminCache } from "./useAdminCache.ts";
import { useMembers, useMemberSearch } from "./useMembers.ts";

const ROLES = [
  { value: "", label: "Any role" },
  { value: "MEMBER", label: "Member" },
  { value: "MODERATOR", label: "Moderator" },
  { value: "ADMIN", label: "Admin" },
];
const STATES = [
  { value: "", label: "Any state" },
  { value: "SUSPENDED", label: "Suspended" },
  { value: "UNVERIFIED", label: "Address not verified" },
  { value: "LEAVING", label: "About to leave" },
];

/** All members, to be searched by name, username or whole address, and by role and state. */
export function Members() {
  useAdminCache();
  const { search, change, clear, words, setWords } = useMemberSearch();
  const list = useMembers(search);
  const isFiltered = search.query !== "" || search.role !== null || search.state !== null;
  return (
    <Stack gap={16}>
      <Filters role="search" aria-label="Members">
        <TextField
          label="Name, username or whole address"
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <SelectField
          label="Role"
          options={ROLES}
          value={search.role ?? ""}
          onChange={({ target }) => change({ role: oneOf(target.value, ["MEMBER", "MODERATOR", "ADMIN"]) })}
        />
        <SelectField
          label="State"
          options={STATES}
          value={search.state ?? ""}
          hint={search.state === "UNVERIFIED" ? "Of the 10,000 newest members." : undefined}
          onChange={({ target }) => change({ state: oneOf(target.value, ["SUSPENDED", "UNVERIFIED", "LEAVING"]) })}
        />
      </Filters>
      <PagedList
        list={list}
        onCard
        skeleton={
          <Card data-skeleton>
            <Stack gap={16}>
              {[0, 1, 2, 3].map((row) => (
                <Skeleton key={row} height={64} />
              ))}
            </Stack>
          </Card>
        }
        failure="Couldn't load the members"
        empty={
          <EmptyState
            scene="bench"
            title={isFiltered ? "Nobody matches" : "Nobody is here yet"}
            action={
              isFiltered && (
                <Button variant="outline" onClick={clear}>
                  Show everybody
                </Button>
              )
            }
          />
        }
      >
        {(members) => (
          <Stack gap={16}>
            <Count variant="meta" tone="tertiary" as="p" role="status">
              {countOf(list.totalCount)}
            </Count>
            <Rows as="ul" aria-label="Members" aria-busy={list.isLoading || undefined}>
              {members.map((member) => (
                <li key={member.id}>
                  <MemberRow member={member} />
                </li>
              ))}
            </Rows>
            <ShowMore list={list} label="Show more" />
          </Stack>
        )}
      </PagedList>
    </Stack>
  );
}

const oneOf = <Word extends string>(value: string, words: readonly Word[]): Word | null =>
  words.find((word) => word === value) ?? null;

const countOf = (count: number) =>
  count === 1
    ? "1 member"
    : `${count.toLocaleString("en-US")}${count >= MEMBERS_COUNTED_MAX ? " or more" : ""} members`;

const Filters = styled.div(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)",
  alignItems: "start",
  gap: theme.space(12),
  [theme.mq.belowSm]: {
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
    paddingInline: theme.space(16),
    "& > :first-of-type": { gridColumn: "1 / -1" },
  },
}));
const Count = styled(Text)(({ theme }) => ({ [theme.mq.belowSm]: { paddingInline: theme.space(16) } }));
const Rows = styled(Card)(({ theme }) => ({
  paddingBlock: 0,
  "& > li": { paddingBlock: theme.space(12), borderBottom: `1px solid ${theme.color.border.subtle}` },
  "& > li:last-of-type": { borderBottom: 0 },
}));
