import styled from "@emotion/styled";
import { useCallback } from "react";
import type { ReactNode } from "react";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";

type Tone = "primary" | "success" | "danger";

interface NoticeProps {
  tone: Tone;
  icon: ReactNode;
  title: string;
  /** True where the heading is the first one of the page. */
  isPageTitle?: boolean;
  text: ReactNode;
  children?: ReactNode;
}

/** The outcome of a form, in its place; focus moves to the heading. */
export function Notice({ tone, icon, title, isPageTitle = false, text, children }: NoticeProps) {
  const takeFocus = useCallback((heading: HTMLElement | null) => {
    if (document.activeElement === document.body) heading?.focus({ preventScroll: true });
  }, []);
  return (
    <Stack gap={16} align="flex-start">
      <Sign tone={tone}>{icon}</Sign>
      <Stack gap={8}>
        <Text
          ref={takeFocus}
          tabIndex={-1}
          variant={isPageTitle ? "display" : "h2"}
          as={isPageTitle ? "h1" : "h2"}
          style={{ outline: "none" }}
        >
          {title}
        </Text>
        <Text tone="secondary" as="div">
          {text}
        </Text>
      </Stack>
      {children}
    </Stack>
  );
}

const Sign = styled.span<{ tone: Tone }>(({ theme, tone }) => ({
  display: "grid",
  placeItems: "center",
  width: 64,
  height: 64,
  borderRadius: theme.radius.avatar,
  background: theme.color[tone].tint,
  color: theme.color[tone].tintText,
  border: `1px solid ${theme.color[tone].tintBorder}`,
  "& svg": { width: "1.875rem", height: "1.875rem", strokeWidth: 1.5 },
}));
