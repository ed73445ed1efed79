/** The fields of the three questions of a group in its form. */
export const QUESTION_FIELDS = ["question1", "question2", "question3"] as const;
export type QuestionWords = Readonly<Record<(typeof QUESTION_FIELDS)[number], string>>;

/** Returns the fields of some questions. */
export const toQuestionWords = ([first = "", second = "", third = ""]: readonly string[]): QuestionWords => ({
  question1: first,
  question2: second,
  question3: third,
});

/** Returns the questions of the fields that are not empty. */
export const questionsIn = (words: QuestionWords): string[] =>
  QUESTION_FIELDS.map((field) => words[field].trim()).filter((question) => question !== "");
