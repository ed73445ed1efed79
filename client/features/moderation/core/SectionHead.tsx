import styled from "@emotion/styled";
import { NavLink } from "react-router-dom";
import { tabListLook, tabLook } from "#client/ui/controls/tabLook.ts";
import { TextLink } from "#client/ui/controls/TextLink.tsx";
import { Badge } from "#client/ui/text/Badge.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { APPEALS_PATH, LOG_PATH, QUEUE_PATH, REPORT_PATH } from "./moderationPaths.ts";
import { useModerationCounts } from "./useStaffRole.ts";

/** The head of the pages of moderators: the title, and links to the queue, the appeals and the log. */
export function SectionHead({ title }: { title: string }) {
  const counts = useModerationCounts();
  return (
    <Frame>
      <Line>
        <Text as="h1" variant="h1" tabIndex={-1} style={{ outline: "none" }}>
          {title}
        </Text>
        <TextLink to={REPORT_PATH}>Public report</TextLink>
      </Line>
      <Links aria-label="Moderation">
        <Screen to={QUEUE_PATH} end>
          Queue {counts && <Badge count={counts.cases} label="open cases" />}
        </Screen>
        <Screen to={APPEALS_PATH}>Appeals {counts && <Badge count={counts.appeals} label="open appeals" />}</Screen>
        <Screen to={LOG_PATH}>Log</Screen>
      </Links>
    </Frame>
  );
}

const Frame = styled.header(({ theme }) => ({
  display: "grid",
  gap: theme.space(8),
  [theme.mq.belowSm]: { paddingInline: theme.space(16) },
}));
const Line = styled.div(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space(12),
  "& > a": theme.type.bodySm,
}));
const Links = styled.nav(({ theme }) => tabListLook(theme));
const Screen = styled(NavLink)(({ theme }) => ({
  ...tabLook(theme),
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space(6),
  textDecoration: "none",
  "&[aria-current=page]": {
    background: theme.color.bg.raised,
    borderColor: theme.color.border.default,
    color: theme.color.text.primary,
  },
  "@media (forced-colors: active)": { "&[aria-current=page]": { borderColor: "Highlight" } },
}));
