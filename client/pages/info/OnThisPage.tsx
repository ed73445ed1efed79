import styled from "@emotion/styled";
import { useId } from "react";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";

interface OnThisPageProps {
  headings: readonly { id: string; text: string }[];
}

/** The list of the page's sections, beside it where there is space. */
export function OnThisPage({ headings }: OnThisPageProps) {
  const titleId = useId();
  return (
    <Beside aria-labelledby={titleId}>
      <Text as="h2" variant="micro" tone="tertiary" id={titleId}>
        On this page
      </Text>
      <Stack as="ul" gap={4}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <Section href={`#${id}`}>{text}</Section>
          </li>
        ))}
      </Stack>
    </Beside>
  );
}

const Beside = styled.nav(({ theme }) => ({
  display: "none",
  [theme.mq.xl]: {
    display: "grid",
    gap: theme.space(8),
    position: "sticky",
    top: "calc(84px + var(--above-header))",
    paddingInlineStart: theme.space(16),
  },
}));
const Section = styled.a(({ theme }) => ({
  display: "block",
  paddingBlock: theme.space(4),
  color: theme.color.text.secondary,
  textDecoration: "none",
  borderRadius: theme.radius.tag,
  ...theme.type.ui,
  "&:hover": { color: theme.color.text.link, textDecoration: "underline" },
}));
