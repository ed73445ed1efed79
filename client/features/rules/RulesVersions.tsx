import styled from "@emotion/styled";
import { Button } from "#client/ui/controls/Button.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { formatDate } from "#client/lib/text/dates.ts";
import type { RulesVersion } from "./useRulebook.ts";

interface RulesVersionsProps {
  versions: readonly RulesVersion[];
  current: number;
  /** Begins the next version with the text of another one. */
  onBegin: (text: string) => void;
}

/** The versions of the rules, newest first, with who published them. */
export function RulesVersions({ versions, current, onBegin }: RulesVersionsProps) {
  return (
    <Card as="section" aria-labelledby="rules-versions">
      <Stack gap={16} align="stretch">
        <Text id="rules-versions" variant="h2">
          Versions
        </Text>
        {versions.length === 0 && (
          <Text tone="secondary">
            These are the rules of the product. Your community has not published its own yet.
          </Text>
        )}
        <ul>
          {versions.map(({ version, text, material, createdAt, author }) => (
            <Row key={version}>
              <Stack gap={2}>
                <Text variant="ui">Version {version}</Text>
                <Text variant="meta" tone="tertiary">
                  {author ? `${author.name}, ` : version === 1 ? "The product, " : ""}
                  {formatDate(createdAt)}
                  {material && " · accepted again by members"}
                </Text>
              </Stack>
              {version === current ? (
                <Text variant="meta" tone="secondary">
                  Holds now
                </Text>
              ) : (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`Begin with version ${version}`}
                  onClick={() => {
                    onBegin(text);
                    scrollTo({ top: 0 });
                  }}
                >
                  Begin with it
                </Button>
              )}
            </Row>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}

const Row = styled.li(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space(12),
  paddingBlock: theme.space(8),
  "& + &": { borderTop: `1px solid ${theme.color.border.subtle}` },
}));
