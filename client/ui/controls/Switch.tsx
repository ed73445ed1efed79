import styled from "@emotion/styled";
import type { ComponentPropsWithRef } from "react";
import { ownProps } from "#client/ui/layout/ownProps.ts";

export interface SwitchProps extends Omit<ComponentPropsWithRef<"input">, "type" | "size"> {
  label: string;
  /** True for a switch that fills its container: the label at its start, the switch at its end. */
  wide?: boolean;
  /** True where the place of the switch shows what it is for, as in a table: its label is for screen readers only. */
  bare?: boolean;
}

/** A setting that is on or off; a change takes effect at once. */
export function Switch({ label, wide = false, bare = false, ...rest }: SwitchProps) {
  return (
    <Row wide={wide}>
      <Track type="checkbox" role="switch" aria-label={bare ? label : undefined} {...rest} />
      {!bare && label}
    </Row>
  );
}

const Row = styled("label", { shouldForwardProp: ownProps("wide") })<{ wide: boolean }>(({ theme, wide }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space(8),
  minHeight: 36,
  color: theme.color.text.secondary,
  cursor: "pointer",
  ...theme.type.ui,
  ...(wide && {
    display: "flex",
    flexDirection: "row-reverse",
    justifyContent: "space-between",
    // The gap leaves space for a sign that the change is saved.
    gap: theme.space(40),
    color: theme.color.text.primary,
  }),
  "@media (pointer: coarse)": { minHeight: 44 },
}));
const Track = styled.input(({ theme }) => ({
  appearance: "none",
  position: "relative",
  flexShrink: 0,
  width: 34,
  height: 20,
  margin: 0,
  border: `1px solid ${theme.color.border.control}`,
  borderRadius: theme.radius.pill,
  background: theme.color.bg.sunken,
  cursor: "inherit",
  transition: `background ${theme.motion.fast}, border-color ${theme.motion.fast}`,
  "&::after": {
    content: '""',
    position: "absolute",
    top: 2,
    left: 2,
    width: 14,
    height: 14,
    borderRadius: theme.radius.pill,
    background: theme.color.border.control,
    transition: `transform ${theme.motion.fast}`,
  },
  "&:checked": { background: theme.color.primary.solid, borderColor: theme.color.primary.solid },
  "&:checked::after": { transform: "translateX(14px)", background: theme.color.primary.on },
  "&:disabled": { opacity: 0.45, cursor: "default" },
  "@media (forced-colors: active)": {
    "&:checked": { background: "Highlight" },
    "&::after": { background: "ButtonText" },
  },
}));
