import styled from "@emotion/styled";
import { Tooltip as Radix } from "radix-ui";
import type { ReactElement } from "react";

export interface TooltipProps {
  text: string;
  /** Takes a ref and extra props. */
  children: ReactElement;
}

/** A word of help on hover and focus; never the only place for what one must know. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Bubble sideOffset={6} collisionPadding={8}>
            {text}
          </Bubble>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}

const Bubble = styled(Radix.Content)(({ theme }) => ({
  zIndex: theme.z.popover,
  maxWidth: 260,
  padding: `${theme.space(6)} ${theme.space(8)}`,
  borderRadius: theme.radius.control,
  background: theme.color.text.primary,
  color: theme.color.bg.surface,
  ...theme.type.micro,
}));
