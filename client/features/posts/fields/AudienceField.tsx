import styled from "@emotion/styled";
import { ChevronDown } from "lucide-react";
import { MenuOnDemand } from "#client/ui/overlays/MenuOnDemand.tsx";
import { lookOf } from "./audience.ts";
import type { Audience } from "./audience.ts";

const load = async () => (await import("./AudienceMenu.tsx")).AudienceMenu;

export interface AudienceFieldProps {
  audience: Audience;
  disabled: boolean;
  onChange: (audience: Audience) => void;
}

/** The audience of a post that is being written: a button with a menu of all that the author can choose. */
export function AudienceField({ audience, disabled, onChange }: AudienceFieldProps) {
  const { label, icon: Icon } = lookOf(audience);
  const trigger = (
    <Trigger type="button" disabled={disabled} aria-label={`Who can see it: ${label}`}>
      <Icon aria-hidden /> <Label dir="auto">{label}</Label> <ChevronDown aria-hidden />
    </Trigger>
  );
  return (
    <MenuOnDemand load={load} trigger={trigger}>
      {(AudienceMenu, opener) => <AudienceMenu trigger={opener} audience={audience} onChange={onChange} />}
    </MenuOnDemand>
  );
}

const Trigger = styled.button(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  alignSelf: "flex-start",
  gap: theme.space(4),
  // It reaches out of the column by its margin.
  maxWidth: `calc(100% + ${theme.space(8)})`,
  minHeight: 28,
  paddingInline: theme.space(8),
  marginInlineStart: `-${theme.space(8)}`,
  border: 0,
  borderRadius: theme.radius.pill,
  background: "none",
  color: theme.color.text.secondary,
  cursor: "pointer",
  ...theme.type.meta,
  "& svg": { width: "0.875rem", height: "0.875rem", strokeWidth: 1.75, flexShrink: 0 },
  "&:hover, &[aria-expanded=true]": { background: theme.color.bg.pressed, color: theme.color.text.primary },
  "&:disabled": { color: theme.color.text.disabled, cursor: "default" },
  "@media (pointer: coarse)": { minHeight: 44 },
}));

const Label = styled.span({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });
