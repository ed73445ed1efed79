import { absent, answered, type TestedQuestion } from "./questions.ts";

/*
 * Sixty other questions, as people type them: without capitals, in many words, or in few.
 */

/** Questions that one post answers. */
export const IN_ONE_POST: readonly TestedQuestion[] = [
  answered("Why is it misleading to keep soil cores in a freezer for a year?", "Freezers lie"),
  answered(
    "When should a clinical trial be stopped because it has too few patients?",
    "The most useful thing I did this year",
  ),
  answered(
    "Who cleans the solar panels of dust in the dry season, and how often is it worth it?",
    "Dust is a fuel price",
  ),
  answered("Which interview question tells you whether you would hire the person again?", "Hiring for the second year"),
  answered(
    "A sensor node died after seven weeks instead of four years. What was the culprit?",
    "Measure the sleep current",
  ),
  answered("why does the vaccine box get warm on a nurse's round?", "What the cool box does"),
  answered("how to get customers to pay overdue invoices without a lawyer", "Put your slowest payer"),
  answered("how can i explain a merge conflict to students who never programmed", "I teach version control"),
  answered("tell me how to cut down on night pages for the people on call", "pager a closing time"),
  answered("Should a weather kit for schools have surface-mount or through-hole parts?", "Through-hole parts"),
  answered("what to do with village batteries that have lost capacity", "Old batteries make good neighbours"),
  answered(
    "how did the savings circle go on after the woman who remembered everything had a stroke",
    "The savings circle that survived",
  ),
  answered("How much wood is left of a fallen oak after 36 years?", "A dead oak is a long experiment"),
  answered("what happens if homework is a fixed time and not a number of problems", "Homework that takes exactly"),
  answered("Do experienced observers see the same layers in a snow pit?", "Ten observers, one snow pit"),
  answered("Where is the biggest leak in an old house, and what does sealing it cost?", "Seal the attic hatch"),
  answered("nineteen charts or five lamps, what do operators really look at", "The dashboard that worked"),
  answered("how does a practice get its borrowed blood pressure monitors back", "Seven readings at the kitchen table"),
  answered("What went wrong when the bakery made all wages public?", "Publishing every wage"),
  answered("Calendar widget or three text boxes: which is quicker for entering a date?", "date picker"),
];

/** Questions that several posts answer. */
export const ACROSS_POSTS: readonly TestedQuestion[] = [
  answered(
    "What is it like for adults to learn to read?",
    "literacy",
    "first novel",
    "adult learners",
    "new to reading",
  ),
  answered("names with dots and accents, what does software do to them?", "dot", "unicode", "kerning", "ğ"),
  answered("How do teachers make use of mistakes in class?", "mistake", "wrong answer", "erase"),
  answered("How should one hand over work to the next shift?", "handover"),
  answered("are dashboards any good", "dashboard", "row of lamps"),
  answered("what experiences are there with trees planted in towns or forests", "tree", "forest"),
  answered("What did people learn from drawing maps together with locals?", "map"),
  answered(
    "What should I know about screen readers before I build a page?",
    "screen reader",
    "screen-reader",
    "accessibility",
  ),
  answered("How do street traders store and carry what they sell?", "trader", "Trader", "street-trade", "stall"),
  answered("What can go wrong with cheap sensors in the field?", "sensor"),
  answered("Give me advice on insulating an old house.", "insulat", "retrofit"),
  answered("which small experiments have members tried on their own habits?", "small-experiments", "habits"),
  answered("Which sounds and recordings are worth archiving?", "archive", "sound", "recording"),
  answered("How do members measure snow?", "snow", "Snow"),
  answered("How do I get more people to come to a public meeting?", "meeting", "participation", "assembl"),
];

/** Questions about what a member wrote, or about a time. */
export const OF_MEMBERS: readonly (TestedQuestion & { by: string | null })[] = [
  { ...answered("What did Greg Arsenault write about attics?", "attic"), by: "Greg Arsenault" },
  { ...answered("What did Callum Fraser write about a vote at the bakery?", "vote"), by: "Callum Fraser" },
  { ...answered("What is Fatou Diop's experience with shade?", "shade", "Shade"), by: "Fatou Diop" },
  {
    ...answered("What does Hollis Grant write about coaching people who lost a job?", "coach", "job"),
    by: "Hollis Grant",
  },
  { ...answered("what did Yuki Arai write about avalanches", "valanche", "snow"), by: "Yuki Arai" },
  { ...answered("tell me what Kwame wrote about homework", "omework"), by: "Kwame Boateng" },
  { ...answered("What was written about batteries in the last year?", "batter"), by: null },
  { ...answered("What did Dion write about landlords in the past 12 months?", "landlord"), by: "Dion Mitchell" },
  { ...answered("What has Henry Osei posted about trials in the last two years?", "trial"), by: "Henry Osei" },
  { ...answered("What did Leila Farahani learn about the handover of midwives?", "handover"), by: "Leila Farahani" },
];

/** Questions that nothing in the demo community answers. */
export const ABSENT: readonly TestedQuestion[] = [
  absent("recipe for lentil soup please"),
  absent("how do i keep a sourdough starter alive"),
  absent("Can anybody recommend a good dentist?"),
  absent("What did Amara Koné write about knitting?"),
  absent("do i need a visa for japan"),
  absent("What do people here say about artificial intelligence?"),
  absent("What did Petra Novak say about databases?"),
  absent("What do members think about electric cars?"),
  absent("How do I get better at chess?"),
  absent("how do I become a foster parent"),
  absent("How can I train a puppy?"),
  absent("Is remote work better than the office?"),
  absent("How do rockets reach their orbit?"),
  absent("Is coffee bad for your heart?"),
  absent("Which stretches help against back pain?"),
];
