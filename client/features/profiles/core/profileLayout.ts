import styled from "@emotion/styled";
import { Card } from "#client/ui/layout/Card.tsx";

/** The card on top of a profile and of its placeholder: both have the same shape. */
export const ProfileFrame = styled(Card)(({ theme }) => ({
  padding: 0,
  overflow: "hidden",
  [theme.mq.belowSm]: { padding: 0 },
}));

/** The frame of the banner: three times as wide as high, on phones a little higher. */
export const ProfileTop = styled.div(({ theme }) => ({
  position: "relative",
  aspectRatio: "2.4",
  maxHeight: 280,
  width: "100%",
  overflow: "hidden",
  background: theme.color.primary.tint,
  [theme.mq.md]: { aspectRatio: "3" },
}));

export const ProfileWords = styled.div(({ theme }) => ({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space(16),
  padding: `0 ${theme.space(16)} ${theme.space(20)}`,
  [theme.mq.md]: { paddingInline: theme.space(24), paddingBlockEnd: theme.space(24) },
}));

/** The picture lies half over the banner; on phones it is smaller. */
export const ProfileFace = styled.div(({ theme }) => ({
  display: "flex",
  marginBlockStart: "-3.75rem",
  marginInlineStart: -4,
  border: `4px solid ${theme.color.bg.surface}`,
  borderRadius: theme.radius.avatar,
  background: theme.color.bg.surface,
  [theme.mq.belowMd]: { marginBlockStart: "-3rem", "& [data-avatar]": { width: "5.5rem", height: "5.5rem" } },
}));
