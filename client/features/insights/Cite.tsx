import styled from "@emotion/styled";
import { Link } from "react-router-dom";

interface CiteProps {
  to: string;
  number: number;
}

/** The number of a source, as a link to it. */
export function Cite({ to, number }: CiteProps) {
  return (
    <Chip to={to} aria-label={`Source ${number}`}>
      {number}
    </Chip>
  );
}

const Chip = styled(Link)(({ theme }) => ({
  display: "inline-grid",
  placeItems: "center",
  minWidth: 24,
  height: 24,
  marginInlineStart: 4,
  borderRadius: theme.radius.tag,
  background: theme.color.aiTint,
  color: theme.color.ai,
  ...theme.type.micro,
  textDecoration: "none",
}));
