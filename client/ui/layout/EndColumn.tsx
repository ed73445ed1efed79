import styled from "@emotion/styled";
import { Suspense } from "react";
import type { ReactNode } from "react";
import { useMediaQuery } from "#client/lib/browser/useMediaQuery.ts";
import { stickyColumn, useStickyEnd } from "./useStickyEnd.ts";

/**
 * The second column of a page, which stays in view while the page scrolls. Windows without space for it neither show
 * its parts nor load them.
 */
export function EndColumn({ children }: { children: ReactNode }) {
  const hasRoom = useMediaQuery("(min-width:77.5em)");
  const column = useStickyEnd<HTMLDivElement>();
  return <Frame ref={column}>{hasRoom && <Suspense>{children}</Suspense>}</Frame>;
}

const Frame = styled.div(({ theme }) => ({
  display: "none",
  [theme.mq.xl]: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: theme.space(16),
    ...stickyColumn(theme),
  },
}));
