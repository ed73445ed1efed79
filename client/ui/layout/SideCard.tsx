import styled from "@emotion/styled";
import { useId } from "react";
import type { ReactNode } from "react";
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
      <Title id={id}>{title}</Title>
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

const Title = styled.h2(({ theme }) => ({ ...theme.type.h2, margin: 0, overflowWrap: "anywhere" }));
