import { expect, test } from "vitest";
import { nameCandidatesOf } from "./words.names.model.ts";
import { questionOf } from "./words.question.model.ts";

const NOW = Date.parse("2026-11-24T13:00:00Z");
const MEMBERS = [
  { id: 1, name: "Mei-Lin Tan", username: "mei.lin" },
  { id: 2, name: "Tomáš Král", username: "tomas.k" },
  { id: 3, name: "Lena Ortiz", username: "lena" },
  { id: 4, name: "Grace Wanjiru", username: "grace.w" },
];
const ask = (prompt: string) => questionOf(prompt, MEMBERS, NOW);
const named = (prompt: string) => ask(prompt).members.map(({ name }) => name);
const words = (prompt: string) => ask(prompt).terms.map(({ word }) => word);

test("members are named by any part of their name, in any case and without accents", () => {
  expect(named("What did Mei-Lin write about batteries last month?")).toEqual(["Mei-Lin Tan"]);
  expect(named("what did tomas kral write about indexes")).toEqual(["Tomáš Král"]);
  expect(named("Has @grace.w written about motorbikes?")).toEqual(["Grace Wanjiru"]);
  expect(named("What do Lena and Tomáš think of roofs?")).toEqual(["Tomáš Král", "Lena Ortiz"]);
});

test("a name that goes on with another surname is somebody else's", () => {
  expect(named("What did Lena Müller write about roofs?")).toEqual([]);
  expect(words("What did Lena Müller write about roofs?")).toEqual(["lena", "müller", "roofs"]);
});

test("what a member does about a subject is no part of the subject", () => {
  expect(words("What does Grace Wanjiru report about her motorbike?")).toEqual(["motorbike"]);
  expect(words("Has Lena complained about the report?")).toEqual(["report"]);
  expect(words("What do people report about motorbikes?")).toEqual(["report", "motorbikes"]);
});

test("names, whether a member has them or not, and years are what an answer has to hold", () => {
  const proper = (prompt: string) =>
    ask(prompt)
      .terms.filter(({ isProper }) => isProper)
      .map(({ word }) => word);
  expect(proper("What did Boris Zhukov write about roofs?")).toEqual(["boris", "zhukov"]);
  expect(proper("what did boris zhukov write about roofs")).toEqual(["boris"]);
  expect(words("what did lena müller write about roofs")).toEqual(["lena", "müller", "roofs"]);
  expect(proper("Which roofs did Lisbon get after the model of 1998?")).toEqual(["lisbon"]);
  expect(proper("How Do Choirs Rehearse Songs?")).toEqual([]);
});

test("a word that is also a name is a word where nobody is named", () => {
  expect(named("How does one fall from grace?")).toEqual([]);
  expect(nameCandidatesOf("How often should solar panels be cleaned?")).toEqual([]);
});

test("two names that follow each other are looked for as one, because many members share a first name", () => {
  expect(nameCandidatesOf("What did Mei-Lin Tan and Tomáš say?")).toEqual([
    "mei-lin",
    "lin tan",
    "mei",
    "lin",
    "tan",
    "tomas",
  ]);
});

test("names, times and words of every question are no words of its subject", () => {
  const question = ask("What did Mei-Lin write about batteries last month?");
  expect(question.terms.map(({ word }) => word)).toEqual(["batteries"]);
  expect(question.span?.words).toBe("last month");
  expect(words("Who here knows about beekeeping?")).toEqual(["beekeeping"]);
  expect(ask("What goes wrong when we measure things?").terms.filter(({ isWeak }) => !isWeak)).toMatchObject([
    { word: "measure" },
  ]);
});

test("a question without a subject asks what is new, or what a member wrote", () => {
  expect(ask("What is new?")).toMatchObject({ isGeneral: true, terms: [] });
  expect(ask("What are people talking about this week?")).toMatchObject({ isGeneral: true, terms: [] });
  expect(ask("What did Lena write this year?")).toMatchObject({ isGeneral: false, terms: [], members: [{ id: 3 }] });
  expect(ask("What do members learn?")).toMatchObject({ isGeneral: false, terms: [{ word: "learn", isWeak: false }] });
});
