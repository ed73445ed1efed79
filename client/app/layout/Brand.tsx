import styled from "@emotion/styled";
import { Link } from "react-router-dom";
import { metaOf, PRODUCT } from "#client/lib/text/tabTitle.ts";
import { BondMark } from "#client/ui/text/BondMark.tsx";

interface BrandProps {
  /** True where narrow windows have space for the logo only. */
  isCompact?: boolean;
}

const LOGO = metaOf("logo");

/** The logo and the name; it links to the home page. */
export function Brand({ isCompact = false }: BrandProps) {
  return (
    <Home to="/" aria-label={PRODUCT} data-compact={isCompact || undefined}>
      {LOGO ? <img src={LOGO} alt="" height={28} /> : <BondMark />}
      <span>{PRODUCT}</span>
    </Home>
  );
}

const Home = styled(Link)(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space(8),
  minHeight: 44,
  color: theme.color.text.primary,
  textDecoration: "none",
  ...theme.type.h2,
  fontWeight: 670,
  borderRadius: theme.radius.control,
  "& img": { maxWidth: 120, objectFit: "contain" },
  "@media (max-width: 35.99em)": { "&[data-compact] > span": { display: "none" } },
  // Large text leaves a phone no room for the name beside the links.
  [theme.mq.largeText]: { "& > span": { display: "none" } },
}));
