import type { Theme } from "@emotion/react";
import styled from "@emotion/styled";
import { Circle, CircleCheck } from "lucide-react";
import { Link } from "react-router-dom";
import type { LinkProps } from "react-router-dom";
import { Text } from "#client/ui/text/Text.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";

export interface Step extends Partial<Pick<LinkProps, "to" | "state">> {
  label: string;
  why: string;
  isDone: boolean;
  /** What the step does here, instead of leading to a page. */
  onOpen?: () => void;
}

/** One of the first steps of a new member: a way to it until it is done. */
export function FirstStep({ label, why, isDone, onOpen, to = "/", state }: Step) {
  return (
    <li data-done={isDone}>
      {isDone ? <CircleCheck aria-hidden /> : <Circle aria-hidden />}
      <div>
        {isDone ? (
          <StepWords>
            {label}
            <VisuallyHidden>, done</VisuallyHidden>
          </StepWords>
        ) : onOpen ? (
          <StepButton type="button" onClick={onOpen}>
            {label}
          </StepButton>
        ) : (
          <StepLink to={to} state={state}>
            {label}
          </StepLink>
        )}
        <Text as="p" variant="meta" tone="tertiary">
          {why}
        </Text>
      </div>
    </li>
  );
}

export const StepWords = styled.span(({ theme }) => ({
  display: "inline-block",
  paddingBlock: 2,
  color: theme.color.text.secondary,
  ...theme.type.ui,
}));
const wayTo = (theme: Theme) =>
  ({
    display: "inline-block",
    padding: "2px 0",
    color: theme.color.text.link,
    ...theme.type.ui,
    fontWeight: 600,
    textAlign: "start",
    textDecoration: "none",
    "&:hover": { textDecoration: "underline" },
  }) as const;
const StepLink = styled(Link)(({ theme }) => wayTo(theme));
const StepButton = styled.button(({ theme }) => ({
  ...wayTo(theme),
  border: 0,
  background: "none",
  cursor: "pointer",
}));
