import { QUESTION_MAX } from "#server/features/groups/groups.limits.rules";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { TextField } from "#client/ui/forms/Field.tsx";
import { QUESTION_FIELDS, type QuestionWords } from "./groupQuestionFields.ts";

interface GroupQuestionsProps {
  values: QuestionWords;
  onChange: (part: Partial<QuestionWords>) => void;
}

/** The questions that a private group asks of people who want to join. */
export function GroupQuestions({ values, onChange }: GroupQuestionsProps) {
  return (
    <Stack gap={8} role="group" aria-label="Questions for people who want to join">
      <Text as="p" variant="ui">
        Questions for people who want to join
      </Text>
      <Text as="p" variant="meta" tone="secondary">
        They have to answer all of them. Only the owners and admins read the answers.
      </Text>
      {QUESTION_FIELDS.map((field, at) => (
        <TextField
          key={field}
          label={`Question ${at + 1} (optional)`}
          value={values[field]}
          maxLength={QUESTION_MAX}
          autoComplete="off"
          onChange={(event) => onChange({ [field]: event.target.value })}
        />
      ))}
    </Stack>
  );
}
