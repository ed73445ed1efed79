import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { Popover as Radix } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import { isComposing } from "#client/lib/text/composing.ts";

export interface PopoverProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opens it; it has to accept a ref and extra props. */
  trigger: ReactElement;
  label: string;
  align?: "start" | "center" | "end";
  /** A handler can call preventDefault and focus another element. */
  onCloseAutoFocus?: (event: Event) => void;
  children: ReactNode;
}

/** An interactive surface that is anchored to a button, also above a dialog. Escape and a press elsewhere close it. */
export function Popover(props: PopoverProps) {
  const { open, onOpenChange, trigger, label, align = "start", onCloseAutoFocus, children } = props;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Panel
          align={align}
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
          onEscapeKeyDown={(event) => isComposing(event) && event.preventDefault()}
          {...(onCloseAutoFocus && { onCloseAutoFocus })}
        >
          {children}
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
}

const appear = keyframes({ from: { opacity: 0, transform: "translateY(-4px)" } });

const Panel = styled(Radix.Content)(({ theme }) => ({
  // The anchor may be a button of a dialog.
  zIndex: theme.z.dialog,
  maxWidth: "calc(100vw - 16px)",
  maxHeight: "var(--radix-popover-content-available-height)",
  overflow: "auto",
  borderRadius: theme.radius.card,
  background: theme.color.bg.raised,
  color: theme.color.text.primary,
  boxShadow: theme.shadow.menu,
  outline: "none",
  "&[data-state=open]": { animation: `${appear} ${theme.motion.base}` },
  "@media (forced-colors: active)": { border: "1px solid CanvasText" },
}));
