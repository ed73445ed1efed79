import styled from "@emotion/styled";
import { Spinner } from "#client/ui/Spinner.tsx";
import { Header } from "./Header.tsx";
import { MobileBar } from "./MobileBar.tsx";
import { SessionEndedBar } from "./SessionEndedBar.tsx";
import { SkipLinks } from "./SkipLinks.tsx";
import { Stage } from "./Stage.tsx";

/** What stands around every page of a signed-in member. */
export function AppLayout() {
  return (
    <>
      <SkipLinks toNavigation />
      <SessionEndedBar />
      <Header />
      <Content id="content" tabIndex={-1}>
        <Stage waiting={<Waiting />} />
      </Content>
      <MobileBar />
    </>
  );
}

function Waiting() {
  return (
    <Middle>
      <Spinner />
    </Middle>
  );
}

const Content = styled.main(({ theme }) => ({
  outline: "none",
  paddingBottom: `calc(${theme.size.bottomBar}px + env(safe-area-inset-bottom))`,
  [theme.mq.md]: { paddingBottom: 0 },
}));
const Middle = styled.div({ display: "grid", placeItems: "center", minHeight: "60dvh" });
