import styled from "@emotion/styled";
import { useId, useState } from "react";
import { Link } from "react-router-dom";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { TextField } from "#client/ui/forms/Field.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { usePageShortcuts } from "#client/lib/browser/pageShortcuts.ts";
import type { Shortcut } from "#client/lib/browser/pageShortcuts.ts";
import { AMONG_POSTS, EVERYWHERE } from "./shortcutTable.ts";

interface ShortcutDialogProps {
  /** True when the keys act; otherwise the list explains where they are switched on. */
  isOn: boolean;
  onClose: () => void;
}

/** The list of all keyboard shortcuts, with a filter. */
export function ShortcutDialog({ isOn, onClose }: ShortcutDialogProps) {
  const [filter, setFilter] = useState("");
  const wanted = filter.trim().toLowerCase();
  const ofPage = usePageShortcuts() ?? AMONG_POSTS;
  const groups = [ofPage, EVERYWHERE]
    .map(({ title, shortcuts }) => ({
      title,
      shortcuts: shortcuts.filter(({ keys, does }) => keys === wanted || does.toLowerCase().includes(wanted)),
    }))
    .filter(({ shortcuts }) => shortcuts.length > 0);

  return (
    <Dialog open title="Keyboard shortcuts" onOpenChange={(open) => !open && onClose()}>
      <Stack gap={16}>
        <TextField
          label="Filter"
          type="search"
          value={filter}
          status={wanted && groups.length === 0 ? "No shortcut matches" : ""}
          onChange={(event) => setFilter(event.target.value)}
        />
        {!isOn && (
          <Text variant="bodySm" tone="secondary">
            Single keys are switched off in{" "}
            <Link to="/settings" onClick={onClose}>
              Settings
            </Link>
            .
          </Text>
        )}
        {groups.map((group) => (
          <Group key={group.title} {...group} />
        ))}
      </Stack>
    </Dialog>
  );
}

function Group({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Text as="h3" variant="micro" tone="tertiary" id={titleId}>
        {title}
      </Text>
      <List>
        {shortcuts.map(({ keys, does }) => (
          <Row key={keys}>
            <dt>
              {keys.split(" ").map((key, index) => (
                <span key={key + String(index)}>
                  {index > 0 && " then "}
                  <Key>{key}</Key>
                </span>
              ))}
            </dt>
            <dd>{does}</dd>
          </Row>
        ))}
      </List>
    </section>
  );
}

const List = styled.dl(({ theme }) => ({ paddingBlockStart: theme.space(4) }));
const Row = styled.div(({ theme }) => ({
  display: "flex",
  flexDirection: "row-reverse",
  justifyContent: "space-between",
  alignItems: "center",
  gap: theme.space(16),
  minHeight: 40,
  borderBlockEnd: `1px solid ${theme.color.border.subtle}`,
  ...theme.type.bodySm,
  "& dt": { ...theme.type.meta, color: theme.color.text.tertiary, whiteSpace: "nowrap" },
  "&:last-child": { borderBlockEnd: 0 },
}));
const Key = styled.kbd(({ theme }) => ({
  display: "inline-block",
  minWidth: 28,
  paddingInline: theme.space(8),
  border: `1px solid ${theme.color.border.default}`,
  borderBlockEndWidth: 2,
  borderRadius: theme.radius.tag,
  background: theme.color.bg.sunken,
  color: theme.color.text.primary,
  fontFamily: theme.font.mono,
  fontSize: "0.8125rem",
  lineHeight: "22px",
  textAlign: "center",
}));
