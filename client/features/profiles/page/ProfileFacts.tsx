import styled from "@emotion/styled";
import { CalendarDays, Clock, Link as LinkIcon, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { graphql } from "#client/gql/gql.ts";
import { formatAgo } from "#client/lib/text/ago.ts";
import { formatMonth, fullDate } from "#client/lib/text/dates.ts";

export const ProfileFacts_user = graphql(`
  fragment ProfileFacts_user on User {
    id
    location
    website
    memberSince
    isOnline
    lastActiveAt
  }
`);

/** The location of a member, their website, when they joined and when they were last seen. */
export function ProfileFacts({ user: reference }: { user: FragmentType<typeof ProfileFacts_user> }) {
  const { location, website, memberSince, isOnline, lastActiveAt } = useFragmentData(ProfileFacts_user, reference);
  return (
    <List aria-label="About">
      {location && (
        <Fact icon={<MapPin aria-hidden />}>
          <span dir="auto">{location}</span>
        </Fact>
      )}
      {website && isWebAddress(website) && (
        <Fact icon={<LinkIcon aria-hidden />}>
          <Website href={website} target="_blank" rel="noopener nofollow ugc">
            {withoutScheme(website)}
          </Website>
        </Fact>
      )}
      <Fact icon={<CalendarDays aria-hidden />}>
        <time dateTime={memberSince} title={fullDate(memberSince)}>
          Member since {formatMonth(memberSince)}
        </time>
      </Fact>
      {isOnline && (
        <Fact icon={<Dot aria-hidden />}>
          <span>Online now</span>
        </Fact>
      )}
      {!isOnline && lastActiveAt && (
        <Fact icon={<Clock aria-hidden />}>
          <time dateTime={lastActiveAt} title={fullDate(lastActiveAt)}>
            Active {formatAgo(lastActiveAt)}
          </time>
        </Fact>
      )}
    </List>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Row>
      {icon}
      {children}
    </Row>
  );
}

/** Checks the protocol: addresses with others are never links, whatever the server let through. */
const isWebAddress = (address: string) => /^https?:\/\//i.test(address);
const withoutScheme = (address: string) => address.replace(/^https?:\/\/(?:www\.)?/i, "").replace(/\/$/, "");

const List = styled.ul(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  gap: `${theme.space(6)} ${theme.space(20)}`,
  margin: 0,
  padding: 0,
  listStyle: "none",
  ...theme.type.meta,
  color: theme.color.text.secondary,
}));
const Row = styled.li(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space(6),
  minWidth: 0,
  overflowWrap: "anywhere",
  "& > svg": { width: "1rem", height: "1rem", strokeWidth: 1.75, flexShrink: 0, color: theme.color.text.tertiary },
}));
const Website = styled.a(({ theme }) => ({
  color: theme.color.text.link,
  fontWeight: 550,
  textDecoration: "none",
  "&:hover": { textDecoration: "underline" },
}));
const Dot = styled.span(({ theme }) => ({
  width: 10,
  height: 10,
  marginInline: 3,
  borderRadius: theme.radius.pill,
  background: theme.color.online,
  forcedColorAdjust: "none",
}));
