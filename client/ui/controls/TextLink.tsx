import styled from "@emotion/styled";
import { Link } from "react-router-dom";

/** A link within or beside text. */
export const TextLink = styled(Link)(({ theme }) => ({
  color: theme.color.text.link,
  fontWeight: 600,
  textDecorationThickness: 1,
  borderRadius: theme.radius.tag,
  "&:hover": { textDecorationThickness: 2 },
}));
