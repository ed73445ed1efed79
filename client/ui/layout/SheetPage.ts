import styled from "@emotion/styled";
import { Columns } from "./Columns.ts";

/** The columns of such a page; on phones the form fills the screen. */
export const SheetColumns = styled(Columns)(({ theme }) => ({ [theme.mq.belowMd]: { padding: 0 } }));

/** A form that is a page: one surface, with its buttons in view under it. */
export const Sheet = styled.div(({ theme }) => ({
  display: "flex",
  flexDirection: "column",
  background: theme.color.bg.surface,
  // On phones it is as high as the window, so that the thumb reaches the buttons.
  minHeight: `calc(100dvh - ${theme.size.headerPhone}px - ${theme.size.bottomBar})`,
  [theme.mq.md]: {
    minHeight: 0,
    border: `1px solid ${theme.color.border.default}`,
    borderRadius: theme.radius.card,
  },
}));

export const SheetHead = styled.div(({ theme }) => ({
  padding: `${theme.space(16)} ${theme.space(16)} 0`,
  [theme.mq.md]: { padding: `${theme.space(20)} ${theme.space(20)} 0` },
  "& > h1:focus-visible": { outline: "none" },
}));

export const SheetBody = styled.div(({ theme }) => ({
  flex: 1,
  padding: theme.space(16),
  [theme.mq.md]: { padding: theme.space(20) },
  // A focused element is never hidden behind the buttons.
  "& :is(input, textarea, select, button)": { scrollMarginBlockEnd: "10rem" },
}));

export const SheetFoot = styled.div(({ theme }) => ({
  position: "sticky",
  bottom: `calc(${theme.size.bottomBar} + env(safe-area-inset-bottom))`,
  zIndex: 1,
  padding: `${theme.space(12)} ${theme.space(16)}`,
  borderTop: `1px solid ${theme.color.border.subtle}`,
  background: theme.color.bg.surface,
  [theme.mq.md]: {
    bottom: 0,
    padding: `${theme.space(12)} ${theme.space(20)}`,
    borderRadius: `0 0 ${theme.radius.card}px ${theme.radius.card}px`,
  },
}));
