import styled from "@emotion/styled";
import type { ComponentPropsWithoutRef, ElementType, Ref } from "react";
import type { TypeVariant } from "#client/theme/theme.ts";
import { ownProps } from "#client/ui/layout/ownProps.ts";

type TextTone = "primary" | "secondary" | "tertiary" | "danger";

export interface TextProps extends Omit<ComponentPropsWithoutRef<"span">, "color"> {
  variant?: TypeVariant;
  tone?: TextTone;
  as?: ElementType;
  /** Truncates the text with an ellipsis after one line. */
  truncate?: boolean;
  dateTime?: string;
  ref?: Ref<HTMLElement> | undefined;
}

const ELEMENT: Record<TypeVariant, ElementType> = {
  display: "h1",
  h1: "h1",
  h2: "h2",
  postTitle: "h3",
  postTitleLarge: "h2",
  body: "p",
  bodySm: "p",
  ui: "span",
  meta: "span",
  micro: "span",
};

/** A text in one step of the type scale. */
export function Text({ variant = "body", tone, as, truncate = false, ...rest }: TextProps) {
  return <Words as={as ?? ELEMENT[variant]} variant={variant} tone={tone} truncate={truncate} {...rest} />;
}

interface WordsProps {
  variant: TypeVariant;
  tone: TextTone | undefined;
  truncate: boolean;
}

// The type uses span as the most general element; `as` always defines the real one.
const Words = styled("span", {
  shouldForwardProp: ownProps("variant", "tone", "truncate"),
})<WordsProps>(({ theme, variant, tone, truncate }) => [
  { margin: 0, overflowWrap: "anywhere", ...theme.type[variant] },
  tone && { color: tone === "danger" ? theme.color.danger.text : theme.color.text[tone] },
  // Words for screen readers are clipped with the rest.
  truncate && { position: "relative", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
]);
