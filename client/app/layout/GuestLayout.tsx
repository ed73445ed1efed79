import styled from "@emotion/styled";
import { Outlet } from "react-router-dom";
import { GuestHeader } from "./GuestHeader.tsx";
import { SkipLinks } from "./SkipLinks.tsx";
import { ThemeFoot } from "./ThemeFoot.tsx";

/** Public pages as visitors see them. */
export function GuestLayout() {
  return (
    <>
      <SkipLinks />
      <GuestHeader />
      <Content id="content" tabIndex={-1}>
        <Outlet />
      </Content>
      <ThemeFoot />
    </>
  );
}

const Content = styled.main(({ theme }) => ({ paddingBlock: theme.space(56), outline: "none" }));
