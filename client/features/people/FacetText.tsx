import styled from "@emotion/styled";
import { Link } from "react-router-dom";
import { piecesOf } from "#client/lib/text/facets.ts";
import type { Facet } from "#client/lib/text/facets.ts";
import { MEMBERS_LINK } from "./membersLink.ts";
import { profilePath } from "./profilePath.ts";

interface FacetTextProps {
  text: string;
  facets: readonly Facet[];
}

/** A text of a member, with links for its mentions, tags and addresses. */
export function FacetText({ text, facets }: FacetTextProps) {
  return piecesOf(text, facets).map(({ text: part, facet }, index) => {
    switch (facet?.kind) {
      case "MENTION":
        return (
          <Inner key={index} to={profilePath(facet.value)}>
            {part}
          </Inner>
        );
      case "LINK":
        return (
          <Outer key={index} href={facet.value} target="_blank" rel={MEMBERS_LINK}>
            {part}
          </Outer>
        );
      case "TAG":
        return (
          <Inner key={index} to={`/tags/${encodeURIComponent(facet.value)}`}>
            {part}
          </Inner>
        );
      case undefined:
        return part;
    }
  });
}

const Inner = styled(Link)(({ theme }) => ({
  color: theme.color.text.link,
  fontWeight: 550,
  textDecoration: "none",
  "&:hover": { textDecoration: "underline" },
}));

const Outer = styled.a(({ theme }) => ({
  color: theme.color.text.link,
  textDecorationThickness: 1,
  textUnderlineOffset: 2,
  overflowWrap: "anywhere",
}));
