import { keyframes } from "@emotion/react";
import type { Theme } from "@emotion/react";
import styled from "@emotion/styled";
import { Check } from "lucide-react";
import { DropdownMenu as Radix } from "radix-ui";
import { useState } from "react";
import type { KeyboardEvent, ReactElement, ReactNode } from "react";
import { ownProps } from "#client/ui/layout/ownProps.ts";

export interface MenuProps {
  /** The button that opens the menu; it has to accept a ref and extra props. */
  trigger: ReactElement;
  align?: "start" | "center" | "end";
  /** The name of the menu, where the trigger's name does not describe it. */
  label?: string;
  /** True for a menu that is open when it mounts. */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}

/** A menu button: arrow keys, type-ahead, and Escape returns the focus. */
export function Menu({ trigger, align = "end", label, defaultOpen = false, onOpenChange, children }: MenuProps) {
  const [isOpen, setOpen] = useState(defaultOpen);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  // A toast that came after the menu is a layer above it and would swallow the first Escape; one must be enough.
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === "Escape") change(false);
  };
  return (
    <Radix.Root modal={false} open={isOpen} onOpenChange={change}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Panel
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onKeyDown={closeOnEscape}
          {...(label !== undefined && { "aria-label": label, "aria-labelledby": undefined })}
        >
          {children}
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
}

export interface MenuItemProps {
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  /** A handler can call preventDefault to keep the menu open. */
  onSelect?: (event: Event) => void;
  /** With a link as its only child, the link is the item. */
  asChild?: boolean;
  /** The keys that do the same, as a hint for the eye: they are no part of the name. */
  keys?: string | undefined;
  children: ReactNode;
}

/** An entry of the menu: an action, or with `asChild` a link. */
export function MenuItem({
  icon,
  danger = false,
  onSelect,
  disabled = false,
  asChild = false,
  keys,
  children,
}: MenuItemProps) {
  return (
    <Item danger={danger} disabled={disabled} asChild={asChild} data-keys={keys} {...(onSelect && { onSelect })}>
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </Item>
  );
}

export interface MenuRadioGroupProps<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: string; icon?: ReactNode }[];
  onValueChange: (value: T) => void;
  /** True where a choice closes the menu; else it stays open. */
  closes?: boolean;
}

/** A choice of one of several values, inside a menu. */
export function MenuRadioGroup<T extends string>(props: MenuRadioGroupProps<T>) {
  const { label, value, options, onValueChange, closes = false } = props;
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onValueChange(option.value);
  };
  return (
    <Radix.RadioGroup value={value} onValueChange={choose} aria-label={label}>
      <MenuLabel>{label}</MenuLabel>
      {options.map((option) => (
        <Radio
          key={option.value}
          value={option.value}
          onSelect={(event) => {
            if (!closes) event.preventDefault();
          }}
        >
          {option.icon}
          {option.label}
          <Mark>
            <Check aria-hidden="true" />
          </Mark>
        </Radio>
      ))}
    </Radix.RadioGroup>
  );
}

export interface MenuCheckboxProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  children: ReactNode;
}

/** A setting that is on or off, inside a menu that stays open. */
export function MenuCheckbox({ checked, onCheckedChange, children }: MenuCheckboxProps) {
  return (
    <CheckRow checked={checked} onCheckedChange={onCheckedChange} onSelect={(event) => event.preventDefault()}>
      {children}
      <Mark>
        <Check aria-hidden="true" />
      </Mark>
    </CheckRow>
  );
}

const open = keyframes({ from: { opacity: 0, transform: "translateY(-4px)" } });

const Panel = styled(Radix.Content)(({ theme }) => ({
  zIndex: theme.z.popover,
  minWidth: 220,
  maxWidth: "calc(100vw - 16px)",
  maxHeight: "var(--radix-dropdown-menu-content-available-height)",
  overflowY: "auto",
  padding: theme.space(6),
  borderRadius: theme.radius.card,
  background: theme.color.bg.raised,
  color: theme.color.text.primary,
  boxShadow: theme.shadow.menu,
  "&[data-state=open]": { animation: `${open} ${theme.motion.base}` },
  "@media (forced-colors: active)": { border: "1px solid CanvasText" },
}));

function row(theme: Theme) {
  return {
    display: "flex",
    alignItems: "center",
    gap: theme.space(12),
    minHeight: 36,
    paddingInline: theme.space(12),
    borderRadius: theme.radius.control,
    color: theme.color.text.secondary,
    textDecoration: "none",
    cursor: "pointer",
    outline: "none",
    userSelect: "none",
    ...theme.type.ui,
    "& svg": { width: "1.125rem", height: "1.125rem", strokeWidth: 1.75, flexShrink: 0 },
    "&[data-highlighted]": { background: theme.color.bg.pressed, color: theme.color.text.primary },
    "&[data-disabled]": { color: theme.color.text.disabled, cursor: "default" },
    "@media (pointer: coarse)": { minHeight: 44 },
    "@media (forced-colors: active)": { "&[data-highlighted]": { outline: "2px solid Highlight", outlineOffset: -2 } },
  } as const;
}
const Item = styled(Radix.Item, { shouldForwardProp: ownProps("danger") })<{ danger: boolean }>(
  ({ theme, danger }) => ({
    ...row(theme),
    ...(danger && { color: theme.color.danger.text }),
    "&[data-keys]::after": {
      content: 'attr(data-keys) / ""',
      marginInlineStart: "auto",
      paddingInlineStart: theme.space(16),
      color: theme.color.text.tertiary,
      ...theme.type.meta,
      // A device for fingers has no keys.
      "@media (pointer: coarse)": { display: "none" },
    },
  }),
);
const Mark = styled(Radix.ItemIndicator)(({ theme }) => ({ marginInlineStart: "auto", color: theme.color.text.link }));
const Radio = styled(Radix.RadioItem)(({ theme }) => ({
  ...row(theme),
  "&[data-state=checked]": { color: theme.color.text.primary },
}));

const CheckRow = styled(Radix.CheckboxItem)(({ theme }) => ({
  ...row(theme),
  "&[data-state=checked]": { color: theme.color.text.primary },
}));

/** A heading inside a menu. */
export const MenuLabel = styled(Radix.Label)(({ theme }) => ({
  padding: `${theme.space(8)} ${theme.space(12)} ${theme.space(4)}`,
  color: theme.color.text.tertiary,
  ...theme.type.micro,
}));
/** A line between groups of a menu. */
export const MenuSeparator = styled(Radix.Separator)(({ theme }) => ({
  height: 1,
  margin: `${theme.space(6)} 0`,
  background: theme.color.border.subtle,
}));
