import styled from "@emotion/styled";
import { useState } from "react";
import type { ReactNode } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Switch } from "#client/ui/controls/Switch.tsx";
import { TextArea } from "#client/ui/forms/Field.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { ConfirmDialog } from "#client/ui/overlays/ConfirmDialog.tsx";
import { QueryBoundary } from "#client/ui/states/QueryBoundary.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { toast } from "#client/ui/toasts/toast.ts";
import { RULES_TEXT_MAX } from "#server/features/rules/rules.limits.rules";
import { RulesVersions } from "./RulesVersions.tsx";
import { usePublishRules, useRulebook } from "./useRulebook.ts";

interface RulesEditorProps {
  /** Renders the text as members will read it. */
  renderPreview: (text: string) => ReactNode;
}

/** The rules of the community, for admins: the text, how it will look, and the versions so far. */
export function RulesEditor({ renderPreview }: RulesEditorProps) {
  const rulebook = useRulebook();
  return (
    <QueryBoundary query={rulebook} skeleton={<Skeleton height={480} />} failure="Couldn't load the rules" onCard>
      {({ version, text, versions }) => (
        // Another version begins a new form: whoever is too late has the newest text in front of them.
        <Form key={version} version={version} stored={text} renderPreview={renderPreview}>
          {(begin) => <RulesVersions versions={versions} current={version} onBegin={begin} />}
        </Form>
      )}
    </QueryBoundary>
  );
}

interface FormProps extends RulesEditorProps {
  version: number;
  stored: string;
  /** Renders what is below the form, which can begin it with another text. */
  children: (begin: (text: string) => void) => ReactNode;
}

function Form({ version, stored, renderPreview, children }: FormProps) {
  const [text, setText] = useState(stored);
  const [isMaterial, setMaterial] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const publish = usePublishRules();
  const isChanged = text.trim() !== stored.trim() && text.trim() !== "";
  return (
    <Stack gap={16} align="stretch">
      <Card as="section" aria-labelledby="rules-text">
        <Stack gap={16} align="stretch">
          <Text id="rules-text" variant="h2">
            Version {version}
          </Text>
          <Sides>
            <TextArea
              label="Rules"
              hint="Markdown. Each line that begins with ## names a rule, which members can report by."
              rows={16}
              maxLength={RULES_TEXT_MAX}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
            <Preview aria-label="Preview">
              {text.trim() === "" ? <Text tone="tertiary">There is nothing to preview.</Text> : renderPreview(text)}
            </Preview>
          </Sides>
          <Switch
            wide
            label="Members have to accept the rules again"
            checked={isMaterial}
            onChange={({ target }) => setMaterial(target.checked)}
          />
          <Button disabled={!isChanged} style={{ alignSelf: "flex-start" }} onClick={() => setAsking(true)}>
            Publish…
          </Button>
        </Stack>
      </Card>
      {children(setText)}
      {isAsking && (
        <ConfirmDialog
          title={`Publish version ${version + 1}?`}
          text={isMaterial ? MATERIAL : NOT_MATERIAL}
          confirm="Publish"
          confirming="Publishing..."
          isHarmless
          onConfirm={async () => {
            await publish({ text, material: isMaterial, basedOn: version });
            setAsking(false);
            toast.success("Published", "Members read the new rules from now on.");
          }}
          failureOf={(failure) => messageOf(failure, "Please try again.")}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}

const MATERIAL =
  "Everybody reads the new rules at once. Each member sees a bar until they accept them; nothing is blocked until then. A published version cannot be changed, but the next one can replace it.";
const NOT_MATERIAL =
  "Everybody reads the new rules at once, and nobody has to accept them again: this is for corrections that change nothing. A published version cannot be changed, but the next one can replace it.";

const Sides = styled.div(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space(16),
  [theme.mq.xl]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
}));
const Preview = styled.section(({ theme }) => ({
  maxHeight: 560,
  overflow: "auto",
  padding: theme.space(16),
  border: `1px solid ${theme.color.border.subtle}`,
  borderRadius: theme.radius.control,
  background: theme.color.bg.sunken,
  overflowWrap: "anywhere",
}));
