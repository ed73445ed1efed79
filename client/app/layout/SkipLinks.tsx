import styled from "@emotion/styled";

export interface SkipLinksProps {
  /** True when the page has a navigation of its own. */
  toNavigation?: boolean;
  /** True when the page is a feed, which has no end to which one can tab. */
  pastFeed?: boolean;
}

/** The first elements in tab order: links past the parts that repeat on every page. */
export function SkipLinks({ toNavigation = false, pastFeed = false }: SkipLinksProps) {
  return (
    <>
      <Skip href="#content">Skip to content</Skip>
      {toNavigation && (
        <>
          <AtTop href="#navigation">Skip to navigation</AtTop>
          <AtBottom href="#bottom-navigation">Skip to navigation</AtBottom>
        </>
      )}
      {pastFeed && <Skip href="#after-feed">Skip past the feed</Skip>}
    </>
  );
}

const Skip = styled.a(({ theme }) => ({
  position: "fixed",
  zIndex: theme.z.skipLink,
  top: 8,
  insetInlineStart: 8,
  padding: `${theme.space(12)} ${theme.space(16)}`,
  borderRadius: theme.radius.control,
  background: theme.color.bg.raised,
  boxShadow: theme.shadow.menu,
  ...theme.type.ui,
  "&:not(:focus)": { clipPath: "inset(50%)", pointerEvents: "none" },
}));
// The links to the screens are in the header, on phones at the bottom.
const AtTop = styled(Skip)(({ theme }) => ({ [theme.mq.belowMd]: { display: "none" } }));
const AtBottom = styled(Skip)(({ theme }) => ({ [theme.mq.md]: { display: "none" } }));
