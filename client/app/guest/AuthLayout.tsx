import styled from "@emotion/styled";
import { useEffect, useState } from "react";
import { Navigate, Outlet, useMatches } from "react-router-dom";
import { useToken } from "#client/apollo/session.ts";
import { wantedPage } from "#client/features/auth/wantedPage.ts";
import { isForMembersToo } from "#client/app/layout/routeHandle.ts";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";
import { whenIdle } from "#client/lib/browser/whenIdle.ts";
import { AuthPicture } from "./AuthPicture.tsx";
import { Footer } from "#client/app/layout/Footer.tsx";
import { GuestHeader } from "./GuestHeader.tsx";
import { GuestBar } from "#client/app/layout/LateBar.tsx";
import { SkipLinks } from "#client/app/layout/SkipLinks.tsx";

/**
 * The layout of the sign-in pages: a picture on one side, a form on the other. A member who is signed in is redirected,
 * except from pages to which a mail links.
 */
export function AuthLayout() {
  const token = useToken();
  const isWanted = isForMembersToo(useMatches());
  useEffect(() => whenIdle(prepareApp), []);
  if (token !== null && !isWanted) return <GoOn />;
  return (
    <>
      <SkipLinks />
      <GuestBar />
      <Frame>
        <AuthPicture />
        <Side>
          <GuestHeader />
          <Content id="content" tabIndex={-1}>
            <Column>
              <Outlet />
            </Column>
          </Content>
        </Side>
      </Frame>
      <Footer withTheme />
    </>
  );
}

/** Preloads the app, because a visitor who signs in needs it next. */
function prepareApp(): void {
  void ignoreFailure(
    Promise.all([import("#client/app/layout/SignedInApp.tsx"), import("#client/pages/HomePage.tsx")]),
    "ahead",
  );
}

function GoOn() {
  const [page] = useState(wantedPage.read);
  useEffect(() => wantedPage.forget, []);
  return <Navigate to={page} replace />;
}

const Frame = styled.div(({ theme }) => ({
  // What a page lays on the picture is placed by the frame.
  position: "relative",
  minHeight: "100dvh",
  display: "grid",
  gridTemplateRows: "auto 1fr",
  [theme.mq.lg]: { gridTemplateRows: "1fr", gridTemplateColumns: "55fr 45fr" },
}));
const Side = styled.div({ display: "flex", flexDirection: "column", minWidth: 0 });
const Content = styled.main(({ theme }) => ({
  flex: 1,
  display: "grid",
  alignItems: "start",
  padding: `${theme.space(24)} ${theme.space(16)} ${theme.space(40)}`,
  outline: "none",
  [theme.mq.lg]: { alignItems: "center", padding: `${theme.space(24)} ${theme.space(32)} ${theme.space(56)}` },
}));
const Column = styled.div({ width: "100%", maxWidth: 400, marginInline: "auto" });
