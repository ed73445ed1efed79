import styled from "@emotion/styled";
import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { compactCount } from "#client/lib/text/numbers.ts";
import { tabListLook, tabLook } from "./tabLook.ts";

export interface TabsProps<T extends string> {
  label: string;
  value: T;
  /** A tab may show the number of its items. */
  options: readonly { value: T; label: string; count?: number | undefined }[];
  onValueChange: (value: T) => void;
  /** The panel of the active tab. */
  children: ReactNode;
}

/** Several views of the same content, of which one is visible; arrow keys move between them. */
export function Tabs<T extends string>({ label, value, options, onValueChange, children }: TabsProps<T>) {
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onValueChange(option.value);
  };
  return (
    <Radix.Root value={value} onValueChange={choose}>
      <List aria-label={label}>
        {options.map((option) => (
          <Tab key={option.value} value={option.value}>
            {option.label}
            {option.count !== undefined && <Count>{compactCount(option.count)}</Count>}
          </Tab>
        ))}
      </List>
      <Panel key={value} value={value} tabIndex={-1}>
        {children}
      </Panel>
    </Radix.Root>
  );
}

const List = styled(Radix.List)(({ theme }) => tabListLook(theme));
const Tab = styled(Radix.Trigger)(({ theme }) => tabLook(theme));

const Count = styled.span(({ theme }) => ({
  marginInlineStart: theme.space(6),
  color: theme.color.text.tertiary,
  fontVariantNumeric: "tabular-nums",
}));

const Panel = styled(Radix.Content)(({ theme }) => ({ paddingBlockStart: theme.space(16), outline: "none" }));
