import styled from "@emotion/styled";
import { Suspense } from "react";
import { useLocation } from "react-router-dom";
import { Spinner } from "#client/ui/text/Spinner.tsx";
import { useBackground } from "./useBackground.ts";
import { useLiveCounters } from "#client/features/bonds/core/useBondRequestsCount.ts";
import { MessagesLink } from "#client/features/chat/list/MessagesLink.tsx";
import { NotificationBadge } from "#client/features/notifications/bell/NotificationBadge.tsx";
import { Header } from "./Header.tsx";
import { Shortcuts } from "#client/app/shortcuts/Shortcuts.tsx";
import { useMediaQuery } from "#client/lib/browser/useMediaQuery.ts";
import { Page } from "./Page.tsx";
import { SkipLinks } from "./SkipLinks.tsx";
import { Stage } from "./Stage.tsx";
import { lazyPart } from "#client/ui/overlays/lazyPart.tsx";

const MobileBar = lazyPart(async () => ({
  default: (await import("#client/app/navigation/MobileBar.tsx")).MobileBar,
}));
const SearchBox = lazyPart(async () => ({
  default: (await import("#client/features/search/box/SearchBox.tsx")).SearchBox,
}));
const Rail = lazyPart(async () => ({ default: (await import("#client/app/navigation/Rail.tsx")).Rail }));

/** The layout around every page of a signed-in member. */
export function AppLayout() {
  const { pathname, search } = useLocation();
  // On a phone, the composer of a conversation takes the bottom of the window.
  const isTalking = pathname === "/chat" && new URLSearchParams(search).has("c");
  // Each is loaded only where there is space for it.
  const hasBar = useMediaQuery("(max-width:47.99em)");
  const hasRail = useMediaQuery("(min-width:62.5em)");
  useBackground();
  useLiveCounters();
  return (
    <Frame data-talking={isTalking || undefined}>
      <SkipLinks toNavigation pastFeed={pathname === "/"} />
      <Header
        search={
          hasRail && (
            <Suspense>
              <SearchBox />
            </Suspense>
          )
        }
        tools={
          <>
            <MessagesLink />
            <NotificationBadge />
          </>
        }
      />
      <Stage waiting={<Waiting />} rail={<Suspense>{hasRail && <Rail />}</Suspense>} />
      <Suspense>{hasBar && !isTalking && <MobileBar />}</Suspense>
      <Shortcuts hasSearch={hasRail} />
    </Frame>
  );
}

function Waiting() {
  return (
    <Middle>
      <Spinner />
    </Middle>
  );
}

const Frame = styled(Page)(({ theme }) => ({
  paddingBottom: `calc(${theme.size.bottomBar} + env(safe-area-inset-bottom))`,
  "&[data-talking]": { paddingBottom: 0 },
  [theme.mq.md]: { paddingBottom: 0 },
}));
// The height is that of the window, so that the footer does not appear before the page above it.
const Middle = styled.div({ display: "grid", placeItems: "center", minHeight: "100dvh" });
