import styled from "@emotion/styled";
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { ownProps } from "#client/ui/layout/ownProps.ts";

export interface IconButtonProps extends ComponentPropsWithRef<"button"> {
  /** The accessible name; an icon has none. */
  label: string;
  icon: ReactNode;
  /** The state of a toggle. */
  pressed?: boolean;
  /** The colour of the pressed state. */
  tone?: "default" | "like" | "bookmark";
}

/** A button that shows an icon and an optional count. It measures 36 px, on touch screens 44 px. */
export function IconButton({
  label,
  icon,
  pressed,
  tone = "default",
  disabled,
  onClick,
  children,
  ...rest
}: IconButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (disabled) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Pressable
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      tone={tone}
      onClick={handleClick}
      {...rest}
    >
      {icon}
      {children}
    </Pressable>
  );
}

const Pressable = styled("button", { shouldForwardProp: ownProps("tone") })<{
  tone: "default" | "like" | "bookmark";
}>(({ theme, tone }) => ({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: theme.space(6),
  flexShrink: 0,
  minWidth: 36,
  height: 36,
  padding: `0 ${theme.space(8)}`,
  border: 0,
  borderRadius: theme.radius.control,
  background: "transparent",
  color: theme.color.text.secondary,
  ...theme.type.meta,
  transition: `background ${theme.motion.fast}, color ${theme.motion.fast}`,
  "& svg": { width: "1.125rem", height: "1.125rem", strokeWidth: 1.75, flexShrink: 0 },
  "&:hover": { background: theme.color.bg.hover, color: theme.color.text.primary },
  "&:active": { background: theme.color.bg.pressed },
  "&[aria-disabled=true]": { color: theme.color.text.disabled, background: "transparent" },
  "&[aria-pressed=true]": {
    color: tone === "default" ? theme.color.text.link : theme.color[tone],
    fontWeight: 600,
    ...(tone !== "default" && { "& svg": { fill: "currentColor" } }),
  },
  "@media (pointer: coarse)": { minWidth: 44, height: 44, "& svg": { width: "1.25rem", height: "1.25rem" } },
}));
