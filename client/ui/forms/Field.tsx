import type { Theme } from "@emotion/react";
import styled from "@emotion/styled";
import { Eye, EyeOff } from "lucide-react";
import { useId, useState } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { FieldFrame } from "./FieldFrame.tsx";
import type { FieldWords } from "./FieldFrame.tsx";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import { ownProps } from "#client/ui/layout/ownProps.ts";

export interface TextFieldProps extends FieldWords, Omit<ComponentPropsWithRef<"input">, "size"> {
  /** An icon at the end of the field. */
  suffix?: ReactNode;
  /** Hides the label visually; the placeholder or the context shows its meaning. */
  hideLabel?: boolean;
}
export interface TextAreaProps extends FieldWords, ComponentPropsWithRef<"textarea"> {
  /** Hides the label visually; the placeholder or the context shows its meaning. */
  hideLabel?: boolean;
}

/** One line of text with its label, hint and error. */
export function TextField({
  label,
  error,
  hint,
  status,
  aside,
  suffix,
  hideLabel = false,
  id: ownId,
  ...rest
}: TextFieldProps) {
  const own = useId();
  const id = ownId ?? own;
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} status={status} aside={aside} hideLabel={hideLabel}>
      {(described) => (
        <Box>
          <Line
            id={id}
            aria-invalid={error ? true : undefined}
            aria-describedby={described}
            hasSuffix={Boolean(suffix)}
            {...rest}
          />
          {suffix && <Suffix>{suffix}</Suffix>}
        </Box>
      )}
    </FieldFrame>
  );
}

/** A password field, hidden until the member wants to see its content. Paste is allowed. */
export function PasswordField(props: Omit<TextFieldProps, "type" | "suffix">) {
  const [visible, setVisible] = useState(false);
  const toggle = (
    <IconButton
      label={visible ? "Hide characters" : "Show characters"}
      icon={visible ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
      onClick={() => setVisible(!visible)}
    />
  );
  return (
    <TextField
      {...props}
      type={visible ? "text" : "password"}
      suffix={toggle}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

/** Several lines of text; the field grows with them as far as its container allows. */
export function TextArea({ label, error, hint, status, aside, hideLabel = false, id: ownId, ...rest }: TextAreaProps) {
  const own = useId();
  const id = ownId ?? own;
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} status={status} aside={aside} hideLabel={hideLabel}>
      {(described) => <Lines id={id} aria-invalid={error ? true : undefined} aria-describedby={described} {...rest} />}
    </FieldFrame>
  );
}

const Box = styled.div({ position: "relative" });
const Suffix = styled.div({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: 4,
  display: "flex",
  alignItems: "center",
});
const Line = styled("input", { shouldForwardProp: ownProps("hasSuffix") })<{ hasSuffix: boolean }>(
  ({ theme, hasSuffix }) => ({
    ...control(theme),
    height: "calc(28px + 1rem)",
    ...(hasSuffix && { paddingInlineEnd: 48 }),
    "&::-ms-reveal": { display: "none" },
  }),
);
const Lines = styled.textarea(({ theme }) => ({
  ...control(theme),
  minHeight: 88,
  paddingBlock: theme.space(12),
  resize: "vertical",
  fieldSizing: "content",
}));

function control(theme: Theme) {
  return {
    display: "block",
    width: "100%",
    paddingInline: theme.space(12),
    border: `1px solid ${theme.color.border.control}`,
    borderRadius: theme.radius.control,
    background: theme.color.bg.surface,
    color: theme.color.text.primary,
    // The text has at least 16 px: phones zoom into smaller fields.
    fontSize: "1rem",
    lineHeight: 1.4,
    transition: `border-color ${theme.motion.fast}`,
    "&:hover": { borderColor: theme.color.text.tertiary },
    "&:focus-visible": { outlineOffset: -1, borderColor: theme.color.border.focus },
    "&[aria-invalid=true]": { borderColor: theme.color.danger.text },
    "&:read-only": { background: theme.color.bg.sunken, color: theme.color.text.secondary },
    "&:-webkit-autofill": {
      boxShadow: `0 0 0 100px ${theme.color.bg.selected} inset`,
      WebkitTextFillColor: theme.color.text.primary,
    },
  } as const;
}
