import styled from "@emotion/styled";
import { memo, useContext } from "react";
import type { ReactNode } from "react";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { PersonLink } from "#client/features/people/PersonLink.tsx";
import { ContactSlot } from "#client/features/people/contactSlot.ts";
import { graphql } from "#client/gql/gql.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { FollowButton } from "#client/features/bonds/ties/FollowButton.tsx";

const ConnectionCard_user = graphql(`
  fragment ConnectionCard_user on User {
    id
    name
    headline
    bio
    bondState
    ...Person_person
    ...FollowButton_user
  }
`);

interface ConnectionCardProps {
  user: FragmentType<typeof ConnectionCard_user>;
  /** The reason why the card is shown. */
  note?: string;
  /** More actions on the person. */
  children?: ReactNode;
}

/** A person with a short description and a follow button. */
export const ConnectionCard = memo(function ConnectionCard({ note, children, ...props }: ConnectionCardProps) {
  const user = useFragmentData(ConnectionCard_user, props.user);
  const renderContact = useContext(ContactSlot);
  return (
    <Tile tabIndex={-1} data-row>
      <PersonLink person={user} />
      {note && (
        <Text variant="meta" tone="secondary" as="p">
          {note}
        </Text>
      )}
      <Bio variant="bodySm" tone="secondary" dir="auto">
        {user.headline ?? user.bio}
      </Bio>
      <Foot>
        <Acts>
          <FollowButton user={user} />
          {user.bondState === "BONDED" && renderContact(user)}
        </Acts>
        {children}
      </Foot>
    </Tile>
  );
});

/** The cell of a person in the grid. */
export const Tile = styled.li(({ theme }) => ({
  display: "flex",
  flexDirection: "column",
  gap: theme.space(12),
  minWidth: 0,
  padding: theme.space(16),
  border: `1px solid ${theme.color.border.default}`,
  borderRadius: theme.radius.card,
  outlineOffset: -2,
  // On phones, the description and the buttons are beside each other.
  [theme.mq.belowMd]: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "center",
    gap: theme.space(8),
    padding: theme.space(12),
    "& > *": { gridColumn: "1 / -1" },
  },
}));
const Bio = styled(Text)(({ theme }) => ({
  [theme.mq.belowMd]: { "li > &": { gridColumn: "1 / 2" } },
  [theme.mq.largeText]: { "li > &": { gridColumn: "1 / -1" } },
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  "&:empty": { display: "none" },
}));
const Acts = styled.div(({ theme }) => ({ display: "flex", flexWrap: "wrap", gap: theme.space(8) }));
const Foot = styled.div(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space(8),
  marginTop: "auto",
  [theme.mq.belowMd]: {
    marginTop: 0,
    "li > &": { gridColumn: "1 / -1" },
    "li > :not(:empty) + &": { gridColumn: "2 / 3" },
  },
  [theme.mq.largeText]: { "li > &, li > :not(:empty) + &": { gridColumn: "1 / -1" } },
}));
