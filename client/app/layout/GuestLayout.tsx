import { Outlet } from "react-router-dom";
import { Footer } from "./Footer.tsx";
import { GuestNavigation } from "./GuestNavigation.tsx";
import { HeaderFrame } from "./HeaderFrame.tsx";
import { Content, Page } from "./Page.tsx";
import { SkipLinks } from "./SkipLinks.tsx";

/** Public pages as visitors see them. */
export function GuestLayout() {
  return (
    <Page>
      <SkipLinks />
      <HeaderFrame>
        <GuestNavigation />
      </HeaderFrame>
      <Content id="content" tabIndex={-1}>
        <Outlet />
      </Content>
      <Footer withTheme />
    </Page>
  );
}
