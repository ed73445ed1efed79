import styled from "@emotion/styled";

export interface SkipLinksProps {
  /** The page has a navigation of its own to go to. */
  toNavigation?: boolean;
}

/** The first thing that Tab finds: ways past what repeats on every page. */
export function SkipLinks({ toNavigation = false }: SkipLinksProps) {
  return (
    <>
      <Skip href="#content">Skip to content</Skip>
      {toNavigation && <Skip href="#navigation">Skip to navigation</Skip>}
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
