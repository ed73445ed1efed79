import styled from "@emotion/styled";
import { ArrowLeft } from "lucide-react";
import { ButtonLink } from "./ButtonLink.tsx";

interface BackLinkProps {
  to: string;
  /** The name of the page to which it leads. */
  label: string;
}

/** The link above a page's heading to the page that it belongs to: all pages have the same. */
export function BackLink({ to, label }: BackLinkProps) {
  return (
    <Frame>
      <Back variant="ghost" size="sm" to={to}>
        <ArrowLeft aria-hidden="true" /> {label}
      </Back>
    </Frame>
  );
}

const Frame = styled.div(({ theme }) => ({ [theme.mq.belowSm]: { paddingInline: theme.space(16) } }));
/** Its arrow begins at the edge of the column. */
const Back = styled(ButtonLink)(({ theme }) => ({
  marginInlineStart: `-${theme.space(12)}`,
  whiteSpace: "normal",
  overflowWrap: "anywhere",
  "& > svg": { width: "1rem", height: "1rem" },
  "&:dir(rtl) > svg": { transform: "scaleX(-1)" },
}));
