import styled from "@emotion/styled";
import { ChevronDown } from "lucide-react";
import { useId } from "react";
import type { ComponentPropsWithRef } from "react";
import { FieldFrame } from "./FieldFrame.tsx";
import type { FieldWords } from "./FieldFrame.tsx";

export interface SelectFieldProps extends FieldWords, Omit<ComponentPropsWithRef<"select">, "children"> {
  options: readonly { value: string; label: string }[];
}

/** A choice from a list, with the native control of the device. */
export function SelectField({ label, error, hint, status, aside, options, id: ownId, ...rest }: SelectFieldProps) {
  const own = useId();
  const id = ownId ?? own;
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} status={status} aside={aside}>
      {(described) => (
        <Box>
          <Control id={id} aria-invalid={error ? true : undefined} aria-describedby={described} {...rest}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Control>
          <ChevronDown aria-hidden="true" />
        </Box>
      )}
    </FieldFrame>
  );
}

const Box = styled.div(({ theme }) => ({
  position: "relative",
  "& > svg": {
    position: "absolute",
    insetBlock: 0,
    insetInlineEnd: theme.space(12),
    width: "1.125rem",
    height: "1.125rem",
    marginBlock: "auto",
    strokeWidth: 1.75,
    color: theme.color.text.secondary,
    pointerEvents: "none",
  },
}));
const Control = styled.select(({ theme }) => ({
  appearance: "none",
  width: "100%",
  height: "calc(28px + 1rem)",
  paddingInline: `${theme.space(12)} ${theme.space(40)}`,
  border: `1px solid ${theme.color.border.control}`,
  borderRadius: theme.radius.control,
  background: theme.color.bg.surface,
  color: theme.color.text.primary,
  fontSize: "1rem",
  cursor: "pointer",
  "&:hover": { borderColor: theme.color.text.tertiary },
  "&[aria-invalid=true]": { borderColor: theme.color.danger.text },
}));
