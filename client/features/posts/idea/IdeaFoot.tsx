import styled from "@emotion/styled";
import { Button } from "#client/ui/controls/Button.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { FailureText } from "#client/ui/text/FailureText.tsx";
import type { Idea } from "./useIdea.ts";

interface IdeaFootProps {
  /** The form that Publish Idea submits. */
  formId: string;
  idea: Idea;
  onPreview: () => void;
  onCancel: () => void;
}

/** The buttons of an idea: save as a draft, preview, cancel and publish. */
export function IdeaFoot({ formId, idea, onPreview, onCancel }: IdeaFootProps) {
  const isBusy = idea.isPublishing || idea.isSaving;
  return (
    <Stack gap={8}>
      <FailureText text={idea.error} />
      <Row>
        <Button
          variant="ghost"
          disabled={idea.isPublishing || idea.draft.saved === "nothing"}
          loading={idea.isSaving}
          onClick={() => void idea.saveAsDraft()}
        >
          Save as Draft
        </Button>
        <Button variant="ghost" disabled={isBusy} onClick={onPreview}>
          Preview
        </Button>
        <End>
          <Button variant="ghost" disabled={idea.isPublishing} onClick={onCancel}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            loading={idea.isPublishing}
            loadingText="Publishing..."
            disabled={idea.isSaving}
          >
            Publish Idea
          </Button>
        </End>
      </Row>
    </Stack>
  );
}

const Row = styled.div(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space(4),
  // On phones the buttons form two rows of two: those that leave the form are below.
  [theme.mq.belowMd]: { "& > button": { flex: 1 } },
}));

const End = styled.div(({ theme }) => ({
  display: "flex",
  gap: theme.space(8),
  marginInlineStart: "auto",
  [theme.mq.belowMd]: { width: "100%", "& > button": { flex: 1 } },
}));
