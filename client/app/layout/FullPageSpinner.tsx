import styled from "@emotion/styled";
import { Spinner } from "#client/ui/text/Spinner.tsx";

/** A spinner for a whole page that is loading. */
export function FullPageSpinner() {
  return (
    <Page>
      <Spinner size={56} />
    </Page>
  );
}

const Page = styled.div({ display: "grid", placeItems: "center", minHeight: "100dvh" });
