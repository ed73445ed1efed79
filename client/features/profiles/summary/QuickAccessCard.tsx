import styled from "@emotion/styled";
import { Bookmark, Settings, UsersRound } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router-dom";
import { Card } from "#client/ui/layout/Card.tsx";
import { Text } from "#client/ui/text/Text.tsx";

/** Links to the member's own pages, under their card. */
export function QuickAccessCard() {
  const titleId = useId();
  return (
    <Frame as="nav" aria-labelledby={titleId}>
      <Title as="h2" variant="micro" tone="tertiary" id={titleId}>
        Quick Access
      </Title>
      <Row to="/bookmarks">
        <Bookmark aria-hidden="true" /> Bookmarks
      </Row>
      <Row to="/groups">
        <UsersRound aria-hidden="true" /> Groups
      </Row>
      <Row to="/settings">
        <Settings aria-hidden="true" /> Settings
      </Row>
    </Frame>
  );
}

const Frame = styled(Card)(({ theme }) => ({ padding: theme.space(8) }));
const Title = styled(Text)(({ theme }) => ({ padding: `${theme.space(8)} ${theme.space(12)} ${theme.space(4)}` }));
const Row = styled(Link)(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: theme.space(12),
  minHeight: 36,
  paddingInline: theme.space(12),
  borderRadius: theme.radius.control,
  color: theme.color.text.secondary,
  textDecoration: "none",
  ...theme.type.ui,
  "& svg": { width: 18, height: 18, strokeWidth: 1.75, flexShrink: 0 },
  "&:hover": { background: theme.color.bg.hover, color: theme.color.text.primary },
  "@media (pointer: coarse)": { minHeight: 44 },
}));
