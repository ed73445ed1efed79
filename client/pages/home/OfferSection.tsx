import styled from "@emotion/styled";
import { useId } from "react";
import type { ReactNode } from "react";
import { PersonRowSkeleton } from "#client/features/people/PersonRow.tsx";
import { Text } from "#client/ui/text/Text.tsx";

interface OfferSectionProps {
  title: string;
  /** The number of rows; without any there is no section. */
  count: number;
  children: ReactNode;
}

/** What a member can follow of one kind. */
export function OfferSection({ title, count, children }: OfferSectionProps) {
  const id = useId();
  if (count === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Text as="h3" variant="ui" id={id}>
        {title}
      </Text>
      <List>{children}</List>
    </section>
  );
}

/** The placeholder of three kinds of three. */
export function OfferSkeleton() {
  return (
    <List aria-hidden>
      {Array.from({ length: 9 }, (_, at) => (
        <PersonRowSkeleton key={at} />
      ))}
    </List>
  );
}

const List = styled.ul({ listStyle: "none", margin: 0, padding: 0 });
