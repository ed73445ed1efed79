import styled from "@emotion/styled";
import type { Theme } from "@emotion/react";
import { useId } from "react";
import type { Ref } from "react";
import { CATEGORIES } from "#server/core/categories.rules";
import { useMediaQuery } from "#client/lib/browser/useMediaQuery.ts";
import { FieldFrame } from "#client/ui/forms/FieldFrame.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { visuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { CategoryIcon } from "#client/ui/text/CategoryIcon.tsx";

interface CategoryFieldProps {
  value: string;
  error: string | undefined;
  disabled: boolean;
  onValueChange: (category: string) => void;
  /** The element that takes the focus when a category is missing. */
  ref?: Ref<HTMLElement>;
}

/** The category of an idea, one of ten: cards where there is space, the native list on phones. */
export function CategoryField(props: CategoryFieldProps) {
  const isWide = useMediaQuery("(min-width: 48em)");
  return isWide ? <Cards {...props} /> : <List {...props} />;
}

function List({ value, error, disabled, onValueChange, ref }: CategoryFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label="Category" error={error}>
      {(described) => (
        <Select
          id={id}
          ref={(element) => hand(ref, element)}
          value={value}
          disabled={disabled}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
          onChange={(event) => onValueChange(event.target.value)}
        >
          <option value="" disabled>
            Choose a category
          </option>
          {CATEGORIES.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}

function Cards({ value, error, disabled, onValueChange, ref }: CategoryFieldProps) {
  const id = useId();
  return (
    <Group
      role="radiogroup"
      aria-labelledby={`${id}-name`}
      aria-required="true"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <Text as="span" variant="ui" id={`${id}-name`}>
        Category
      </Text>
      <Grid>
        {CATEGORIES.map((category, index) => {
          return (
            <Card key={category} data-invalid={error ? true : undefined}>
              <input
                ref={(element) => {
                  if (index === 0) hand(ref, element);
                }}
                type="radio"
                name={id}
                value={category}
                checked={value === category}
                disabled={disabled}
                onChange={() => onValueChange(category)}
              />
              <CategoryIcon category={category} size="1.125rem" strokeWidth={1.75} />
              {category}
            </Card>
          );
        })}
      </Grid>
      {error && (
        <Text as="p" variant="meta" tone="danger" id={`${id}-error`}>
          {error}
        </Text>
      )}
    </Group>
  );
}

function hand(ref: Ref<HTMLElement> | undefined, element: HTMLElement | null): void {
  if (typeof ref === "function") ref(element);
  else if (ref) ref.current = element;
}

const Group = styled.div(({ theme }) => ({ display: "grid", gap: theme.space(6) }));

const Grid = styled.div(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(5, minmax(0, 1fr))",
  gap: theme.space(8),
}));

const ring = (theme: Theme) => ({ outline: `2px solid ${theme.color.border.focus}`, outlineOffset: 2 });

const Card = styled.label(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: theme.space(6),
  minHeight: 36,
  padding: `${theme.space(4)} ${theme.space(8)}`,
  border: `1px solid ${theme.color.border.default}`,
  borderRadius: theme.radius.control,
  background: theme.color.bg.surface,
  color: theme.color.text.secondary,
  ...theme.type.micro,
  cursor: "pointer",
  "& > input": visuallyHidden,
  "& > svg": { flexShrink: 0 },
  "&:hover": { background: theme.color.bg.hover, color: theme.color.text.primary },
  "&[data-invalid]": { borderColor: theme.color.danger.text },
  "&:has(:checked)": {
    borderColor: theme.color.primary.solid,
    background: theme.color.bg.selected,
    color: theme.color.primary.tintText,
    boxShadow: `inset 0 0 0 1px ${theme.color.primary.solid}`,
  },
  "&:has(:focus-visible)": ring(theme),
  "@media (forced-colors: active)": { "&:has(:checked)": { outline: "2px solid Highlight" } },
}));

const Select = styled.select(({ theme }) => ({
  width: "100%",
  height: 44,
  paddingInline: theme.space(12),
  border: `1px solid ${theme.color.border.control}`,
  borderRadius: theme.radius.control,
  background: theme.color.bg.surface,
  color: theme.color.text.primary,
  fontSize: "1rem",
  "&[aria-invalid=true]": { borderColor: theme.color.danger.text },
}));
