import { Outlet } from "react-router-dom";
import { Footer } from "#client/app/layout/Footer.tsx";
import { GuestNavigation } from "./GuestNavigation.tsx";
import { HeaderFrame } from "#client/app/layout/HeaderFrame.tsx";
import { Content, GuestBody, Page } from "#client/app/layout/Page.tsx";
import { GuestBar } from "#client/app/layout/LateBar.tsx";
import { SkipLinks } from "#client/app/layout/SkipLinks.tsx";

/** The layout of public pages for visitors. */
export function GuestLayout() {
  return (
    <Page>
      <SkipLinks />
      <HeaderFrame below={<GuestBar />}>
        <GuestNavigation />
      </HeaderFrame>
      <GuestBody>
        <Content id="content" tabIndex={-1}>
          <Outlet />
        </Content>
      </GuestBody>
      <Footer withTheme />
    </Page>
  );
}
