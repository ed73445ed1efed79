import styled from "@emotion/styled";
import { ArrowLeft } from "lucide-react";
import { Button } from "#client/ui/controls/Button.tsx";

/** The way back from a case to the list, where a case is a screen of its own. */
export function BackToList({ onBack }: { onBack: () => void }) {
  return (
    <Frame>
      <Button variant="ghost" size="sm" icon={<ArrowLeft aria-hidden="true" />} onClick={onBack}>
        All cases
      </Button>
    </Frame>
  );
}

const Frame = styled.div(({ theme }) => ({
  marginInlineStart: `-${theme.space(12)}`,
  paddingBottom: theme.space(8),
  "& svg": { width: "1rem", height: "1rem" },
  "&:dir(rtl) svg": { transform: "scaleX(-1)" },
  [theme.mq.lg]: { display: "none" },
}));
