import { absent, answered, type TestedQuestion } from "./questions.ts";

/*
 * Sixty questions more, which were first asked when the rules were finished: then 39 of the 45 that can be answered named a
 * right source first, and none of the other fifteen was answered.
 */

/** Questions that one post answers. */
export const IN_ONE_POST: readonly TestedQuestion[] = [
  answered("Should doctors spell out abbreviations in their letters?", "I rewrote my letters without abbreviations"),
  answered("Do theatre people pay the hosts whose living room they play in?", "Pay the neighbours"),
  answered("Does code review get faster if nobody argues about formatting and naming?", "Reviews got faster"),
  answered("What can patients on a trolley see of hospital signs?", "Signs for people who arrive lying down"),
  answered("how do you drill restoring a backup so that it gets faster?", "A restore drill"),
  answered("How can a dyer check whether a red fades in the sun?", "We hung our reds"),
  answered("Can you sell electricity by the evening instead of by the kilowatt-hour?", "We charge per evening"),
  answered("a learner is telling a story, when do i correct the verb?", "Do not correct the story"),
  answered("how many tonnes does a cloud weigh?", "mass of a cloud"),
  answered("How can I examine forty students orally without talking for a week?", "Oral exams in fifteen minutes"),
  answered("Why did sound files change on disk although nobody had touched them?", "Checksums are how we find"),
  answered(
    "Folding chairs in a square: how do they show where a bench should go?",
    "How to find out where a bench belongs",
  ),
  answered("minutes nobody reads - what should we keep instead", "Minutes nobody reads"),
  answered(
    "Explain how writing down hours helped weavers to raise the price of a rug.",
    "The spreadsheet that raised our prices",
  ),
  answered(
    "Tell me how a hospital can free its beds earlier in the day without buying more.",
    "Our bed shortage was a pharmacy queue",
  ),
  answered("What makes the light in a barbershop good for portraits?", "Barbers know the light"),
  answered("tea bags buried in a field, what do they measure", "A tea bag is an honest probe"),
  answered("is a form letter really the cheaper way to turn down a proposal", "410 budget proposals"),
  answered("What is the pebble for when older pupils read with younger ones?", "The older ones teach reading"),
  answered("Is there a decent way to dismiss a co-owner?", "How we let a co-owner go"),
];

/** Questions that several posts answer. */
export const ACROSS_POSTS: readonly TestedQuestion[] = [
  answered("tell me what is known about eels and streams", "eel", "Eel", "river", "stream"),
  answered("where does the money go that is spent in a small town", "local-economy", "spent"),
  answered(
    "how are decisions taken in a co-operative or an employee-owned firm",
    "co-operative",
    "employee-ownership",
    "governance",
    "co-owner",
    "own the bakery",
  ),
  answered("How can one talk to dying people and their families?", "palliative-care", "dying"),
  answered("Why do people talk differently on a walk?", "walk"),
  answered("Who pays for maintenance, and what happens when nobody does?", "maintenance", "mechanic"),
  answered("what do members say about cash flow in small firms", "cash-flow", "cash", "forecast"),
  answered("Any experience with late buses and bus riders?", " bus", "transit"),
  answered("What makes volunteers stay?", "volunteer", "Volunteer"),
  answered("who has tried to sleep better or to go to bed earlier?", "first yawn", "slept", "Up at three"),
  answered("Do photographers ask the people in their pictures for consent?", "consent", "photograph"),
  answered("Which ideas are there about repairing products instead of replacing them?", "repair"),
  answered("How do people here find the right price for their work?", "pric"),
  answered("What do doctors and nurses write about listening to patients?", "listening", "listen"),
  answered("what have members found out about shade in hot places", "shade", "Shade"),
];

/** Questions about what a member wrote, or about a time. */
export const OF_MEMBERS: readonly (TestedQuestion & { by: string | null })[] = [
  { ...answered("What have members posted about theatre over the past year?", "theatre", "plays", "play "), by: null },
  { ...answered("Did Rosa Tedesco write anything about ballot papers?", "ballot"), by: "Rosa Tedesco" },
  { ...answered("What does Grace Wanjiru report about her motorbike?", "motorbike", "mechanic"), by: "Grace Wanjiru" },
  { ...answered("What does Piotr think of spruce?", "spruce"), by: "Piotr Sobczak" },
  { ...answered("What has @noah.r written about forms?", "form"), by: "Noah Reyes" },
  { ...answered("what has tui parata said about eels", "eel", "Eel"), by: "Tui Parata" },
  { ...answered("what did ravi menon say about glue", "lue was my mistake", "glu"), by: "Ravi Menon" },
  { ...answered("anything by samira wells about novels?", "novel"), by: "Samira Wells" },
  { ...answered("What did Ines Valadares find out with turbidity sensors?", "turbidity"), by: "Inês Valadares" },
  { ...answered("has marisol posted anything on indigo?", "ndigo"), by: "Marisol Quiroga" },
];

/** Questions that nothing in the demo community answers. */
export const ABSENT: readonly TestedQuestion[] = [
  absent("how to open a bank account abroad"),
  absent("which expenses can a freelancer deduct from taxes"),
  absent("where do i find a flat to rent in Berlin"),
  absent("Tell me how to lose weight quickly."),
  absent("Who won the football world cup?"),
  absent("who knows a good lawyer for a divorce"),
  absent("Should I get a vaccine against influenza this winter?"),
  absent("what is the capital of mongolia"),
  absent("Has anyone visited the Louvre?"),
  absent("What did Kwame write about mathematics in 2015?"),
  absent("How do I find a publisher for my own novel?"),
  absent("Does meditation help against anxiety?"),
  absent("How do stock markets react to rising interest rates?"),
  absent("Are wind turbines dangerous for birds?"),
  absent("Which programming language should a beginner learn first?"),
];
