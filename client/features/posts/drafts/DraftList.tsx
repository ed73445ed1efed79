import styled from "@emotion/styled";
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { formatDate } from "#client/lib/text/dates.ts";
import type { LoadedPages } from "#client/lib/loaded.ts";
import { truncateWords } from "#client/lib/text/text.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";
import { ErrorState } from "#client/ui/states/ErrorState.tsx";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import { PagedList } from "#client/ui/states/PagedList.tsx";
import { ShowMore } from "#client/ui/controls/ShowMore.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import type { RemoteDraft } from "./draftsRemote.ts";

interface DraftListProps {
  list: LoadedPages<RemoteDraft>;
  /** The ids of the drafts that are open in the composer. */
  current: (string | null)[];
  newLabel: string;
  onOpen: (draft: RemoteDraft) => void;
  onNew: () => void;
  onDelete: (draft: RemoteDraft) => void;
}

/** The unpublished drafts, the last changed first. */
export function DraftList(props: DraftListProps) {
  const { list, current } = props;
  /** The confirmation of a deletion replaces its row: a deleted draft cannot be restored. */
  const [confirming, setConfirming] = useState<string | null>(null);
  return (
    <Frame>
      <Head>
        <Text as="h3" variant="ui">
          Drafts
        </Text>
        <Button size="sm" variant="ghost" icon={<Plus aria-hidden />} onClick={props.onNew}>
          {props.newLabel}
        </Button>
      </Head>
      <PagedList
        list={list}
        skeleton={null}
        failure={<ErrorState title="Couldn't load your drafts" onRetry={list.retry} />}
        empty={<EmptyState title="No drafts yet" />}
      >
        {(drafts) => (
          <>
            <List>
              {drafts.map((draft) => {
                const name = nameOf(draft);
                return (
                  <Item key={draft.id}>
                    {confirming === draft.id ? (
                      <Confirmation>
                        <Text as="p" variant="bodySm">
                          Delete this draft?
                        </Text>
                        <Button size="sm" variant="ghost" autoFocus onClick={() => setConfirming(null)}>
                          Keep
                        </Button>
                        <Button size="sm" variant="danger" onClick={() => props.onDelete(draft)}>
                          Delete
                        </Button>
                      </Confirmation>
                    ) : (
                      <>
                        <Open type="button" onClick={() => props.onOpen(draft)}>
                          <Text as="span" variant="ui" truncate dir="auto">
                            {name}
                          </Text>
                          <Text as="span" variant="meta" tone="tertiary">
                            {draft.kind === "idea" ? "Idea" : "Post"} · {formatDate(draft.updatedAt)}
                            {current.includes(draft.id) && " · Open now"}
                          </Text>
                        </Open>
                        <IconButton
                          label={`Delete draft: ${name}`}
                          icon={<Trash2 aria-hidden />}
                          onClick={() => setConfirming(draft.id)}
                        />
                      </>
                    )}
                  </Item>
                );
              })}
            </List>
            <ShowMore list={list} label="Show more" size="sm" variant="ghost" wide />
          </>
        )}
      </PagedList>
    </Frame>
  );
}

function nameOf({ composition: { title, content, attachment } }: RemoteDraft): string {
  const words = truncateWords(title.trim() || content.trim(), 10).text;
  return words || (attachment?.type === "video" ? "A video" : attachment ? "A picture" : "Untitled");
}

const Frame = styled.div(({ theme }) => ({ width: 320, maxWidth: "100%", padding: theme.space(8) }));

const Head = styled.div(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  paddingInlineStart: theme.space(8),
}));

const List = styled.ul({ maxHeight: 320, margin: 0, padding: 0, overflowY: "auto", listStyle: "none" });

const Item = styled.li(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: theme.space(4),
  minHeight: 56,
  borderRadius: theme.radius.control,
}));

const Confirmation = styled.div(({ theme }) => ({
  display: "flex",
  flex: 1,
  alignItems: "center",
  gap: theme.space(4),
  paddingInlineStart: theme.space(8),
  "& > p": { flex: 1 },
}));

const Open = styled.button(({ theme }) => ({
  display: "flex",
  flex: 1,
  flexDirection: "column",
  gap: theme.space(2),
  minWidth: 0,
  padding: theme.space(8),
  border: 0,
  borderRadius: theme.radius.control,
  background: "transparent",
  color: theme.color.text.primary,
  textAlign: "start",
  cursor: "pointer",
  "&:hover": { background: theme.color.bg.hover },
}));
