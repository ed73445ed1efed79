import styled from "@emotion/styled";
import { GuestNavigation } from "./GuestNavigation.tsx";

/**
 * The header over the forms of the sign-in pages: it is part of their side, so it neither sticks nor casts a shadow.
 */
export function GuestHeader() {
  return (
    <Bar>
      <GuestNavigation />
    </Bar>
  );
}

const Bar = styled.header(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: theme.space(12),
  minHeight: theme.size.headerPhone,
  paddingInline: theme.space(16),
  [theme.mq.md]: { paddingInline: theme.space(32), gap: theme.space(20) },
}));
