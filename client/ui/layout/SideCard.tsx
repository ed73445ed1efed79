import styled from "@emotion/styled";
import { useId } from "react";
import type { ReactNode } from "react";
import { Text } from "#client/ui/text/Text.tsx";
import { Card } from "./Card.tsx";

interface SideCardProps {
  title: string;
  children: ReactNode;
}

/** A titled card of the second column. */
export function SideCard({ title, children }: SideCardProps) {
  const id = useId();
  return (
    <Frame as="section" aria-labelledby={id}>
      <Text as="h2" variant="h2" id={id}>
        {title}
      </Text>
      {children}
    </Frame>
  );
}

const Frame = styled(Card)(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space(12),
  padding: theme.space(16),
}));
