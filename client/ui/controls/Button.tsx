import styled from "@emotion/styled";
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { buttonLook } from "./buttonLook.ts";
import type { ButtonSize, ButtonVariant } from "./buttonLook.ts";
import { Spinner } from "#client/ui/text/Spinner.tsx";
import { ownProps } from "#client/ui/layout/ownProps.ts";

export interface ButtonProps extends ComponentPropsWithRef<"button"> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** True during a request: the button keeps its width and its focus, shows the rings and ignores presses. */
  loading?: boolean;
  /** The text during a request ("Posting..."). The button is as wide as the longer of the two from the start. */
  loadingText?: string;
  icon?: ReactNode;
  /** True for a button that is as wide as its parent. */
  wide?: boolean;
}

/**
 * A button with a text. When it cannot be used it is `aria-disabled` rather than `disabled`, so that focus is not lost
 * and assistive technology can still find and read it.
 */
export function Button({
  loading = false,
  disabled = false,
  loadingText,
  icon,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  const isOff = disabled || loading;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isOff) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    // The icon may be narrower than the rings that replace it; the width must not shrink under the pointer.
    // Nor may it be wider than its place when the window becomes narrower.
    event.currentTarget.style.minWidth = `min(${event.currentTarget.offsetWidth}px, 100%)`;
    onClick?.(event);
  };
  return (
    <Pressable
      type={type}
      aria-disabled={isOff || undefined}
      aria-busy={loading || undefined}
      onClick={handleClick}
      {...rest}
    >
      {loading ? <Spinner size={22} label="" /> : icon}
      {loadingText === undefined ? (
        children
      ) : (
        <Words data-widest={loadingText} data-bare={!icon || undefined} data-loading={loading || undefined}>
          {loading ? loadingText : children}
        </Words>
      )}
    </Pressable>
  );
}

const Pressable = styled("button", { shouldForwardProp: ownProps("variant", "size", "wide") })<{
  variant?: ButtonVariant;
  size?: ButtonSize;
  wide?: boolean;
}>(({ theme, variant = "primary", size = "md", wide }) => [
  buttonLook(theme, variant, size),
  wide && { width: "100%" },
]);

/** The wider text gives the width without being there; without an icon, it has room for the rings too. */
const Words = styled.span({
  display: "inline-grid",
  justifyItems: "center",
  "&::after": { content: "attr(data-widest)", height: 0, overflow: "hidden", visibility: "hidden" },
  "&:not([data-loading])::after": { paddingInlineStart: 4 },
  "&[data-bare]:not([data-loading])::after": { paddingInlineStart: 30 },
});
