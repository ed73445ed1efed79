import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Text } from "#client/ui/text/Text.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";

/** The texts around a control. */
export interface FieldWords {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  /** The progress of a check of the value; screen readers announce it politely when it changes. */
  status?: ReactNode;
  /**
   * A link at the end of the label's line. It comes after the control in tab order, because it leads out of the form.
   */
  aside?: ReactNode;
}

export interface FieldFrameProps extends FieldWords {
  id: string;
  hideLabel?: boolean;
  /** Renders the control with the ids of the texts that describe it. */
  children: (describedBy: string | undefined) => ReactNode;
}

/** The label above, the control, then error, status and hint below, all associated for screen readers. */
export function FieldFrame({ id, label, error, hint, status, aside, hideLabel = false, children }: FieldFrameProps) {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  const name = <Label htmlFor={id}>{label}</Label>;
  return (
    <Frame>
      {hideLabel ? <VisuallyHidden>{name}</VisuallyHidden> : name}
      {children(described === "" ? undefined : described)}
      {aside && <Aside>{aside}</Aside>}
      {error && (
        <Text id={`${id}-error`} variant="meta" tone="danger" as="p">
          {error}
        </Text>
      )}
      {status !== undefined && (
        <Text variant="meta" tone="tertiary" as="div" role="status">
          {status}
        </Text>
      )}
      {hint && !error && (
        <Text id={`${id}-hint`} variant="meta" tone="tertiary" as="p">
          {hint}
        </Text>
      )}
    </Frame>
  );
}

const Frame = styled.div(({ theme }) => ({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  gap: theme.space(6),
  minWidth: 0,
  // An empty status takes no space, not even a gap.
  "& > [role=status]:empty": { display: "none" },
}));
const Aside = styled.div(({ theme }) => ({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineEnd: 0,
  ...theme.type.ui,
  [theme.mq.largeText]: { position: "static" },
}));
const Label = styled.label(({ theme }) => ({ ...theme.type.ui, color: theme.color.text.primary }));
