import styled from "@emotion/styled";
import { useEffect, useState } from "react";
import { Navigate, Outlet } from "react-router-dom";
import { useToken } from "#client/apollo/session.ts";
import { wantedPage } from "#client/features/auth/wantedPage.ts";
import { whenIdle } from "#client/lib/whenIdle.ts";
import { AuthPicture } from "./AuthPicture.tsx";
import { GuestHeader } from "./GuestHeader.tsx";
import { SkipLinks } from "./SkipLinks.tsx";
import { ThemeFoot } from "./ThemeFoot.tsx";

/** The pages by which one comes in: a picture on one side, a form on the other. Who is in already goes on. */
export function AuthLayout() {
  const token = useToken();
  useEffect(() => whenIdle(prepareApp), []);
  if (token !== null) return <GoOn />;
  return (
    <Frame>
      <SkipLinks />
      <AuthPicture />
      <Side>
        <GuestHeader />
        <Content id="content" tabIndex={-1}>
          <Column>
            <Outlet />
          </Column>
        </Content>
        <ThemeFoot />
      </Side>
    </Frame>
  );
}

/** Who signs in next should find the app at hand. */
function prepareApp(): void {
  Promise.all([import("#client/app/SignedInApp.tsx"), import("#client/pages/HomePage.tsx")]).catch(() => {});
}

function GoOn() {
  const [page] = useState(wantedPage.read);
  useEffect(() => wantedPage.forget, []);
  return <Navigate to={page} replace />;
}

const Frame = styled.div(({ theme }) => ({
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
