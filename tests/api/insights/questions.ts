/**
 * A question to the demo community, and part of the title, of the tag or of the text of the posts that answer it; null
 * where nothing there answers it.
 */
export interface TestedQuestion {
  prompt: string;
  answeredBy: readonly string[] | null;
}

/** A question that posts answer. */
export const answered = (prompt: string, ...answeredBy: string[]): TestedQuestion => ({ prompt, answeredBy });
/** A question that nothing answers. */
export const absent = (prompt: string): TestedQuestion => ({ prompt, answeredBy: null });

/** Questions that one post answers. */
export const IN_ONE_POST: readonly TestedQuestion[] = [
  answered("How do I keep an offline payment system from losing sales?", "offline"),
  answered("Why did the text menu survive while the phone apps were retired?", "The USSD menu outlived three apps"),
  answered("Where should a city plant trees for shade?", "We mapped where people sit", "Where people sit"),
  answered("How long did it take for eels to return after a stream was fenced?", "the eels came back"),
  answered("What happens to rainwater if you take out a parking space?", "Take out one parking space"),
  answered("Why do patients miss their appointments?", "Missed appointments follow the 54 bus"),
  answered("What breaks most often in electric kettles?", "212 broken kettles"),
  answered("How long should a teacher wait after a question?", "Wait three seconds longer"),
  answered("What is a safe way to rename a column of a live database table?", "Four small migrations"),
  answered("Why did the air-quality boxes read too warm?", "the enclosure was the thermometer"),
  answered("Should an archive let people borrow its oral history tapes?", "take the tapes home"),
  answered("What happens to a factory that halves its batch size?", "Half-size batches"),
  answered("How can I calibrate cheap temperature sensors without a climate chamber?", "one bucket"),
  answered("Does the thermostat hang in the right room?", "Where the thermostat hangs"),
  answered("What did patients over 75 bring in their bag of medicines?", "Forty-one medicines"),
  answered("Is it worth keeping a bus with eight passengers?", "eleven o'clock bus"),
  answered("How do I record my grandmother's stories?", "How to record your grandmother"),
  answered("Are late fees worth it for a landlord?", "The late fee that costs more"),
  answered("What did traders choose, a loan or a locker?", "A locker is worth more than a loan"),
  answered("Why should an interpreter be present before bad news is told?", "The interpreter should be in the room"),
];

/** Questions that several posts answer. */
export const ACROSS_POSTS: readonly TestedQuestion[] = [
  answered("What are members learning about energy?", "energy", "solar"),
  answered("Which ideas make meetings and teams work better?", "meetings", "teams"),
  answered("What do people say about bark beetles and spruce?", "spruce"),
  answered("How do choirs rehearse?", "choir", "rehearsal"),
  answered("What do members think about volunteer rotas?", "rota"),
  answered("How do hospitals reduce queues?", "queue", "hospital"),
  answered("Which forms frighten or confuse people?", "form"),
  answered("What is known about salt in wells?", "Salt"),
  answered("How do barnacles matter for instruments?", "Barnacles", "barnacles"),
  answered("How do people learn to read a foreign language?", "language"),
  answered("What do members write about soil and microbes?", "soil", "microbes"),
  answered("How should apprentices be taught?", "apprentice"),
  answered("What do people advise about hospital signs and wayfinding?", "wayfinding", "signage"),
  answered("What have members learned from their mistakes?", "mistakes"),
  answered("How do co-operatives share batteries or solar roofs?", "co-operative"),
];

/** Questions about what a member wrote, or about a time. */
export const OF_MEMBERS: readonly (TestedQuestion & { by: string | null })[] = [
  { ...answered("What does Amara Koné write about solar panels?", "solar", "panels"), by: "Amara Koné" },
  { ...answered("What did Mei-Lin say about apprentices?", "apprentice"), by: "Mei-Lin Tan" },
  { ...answered("what did tomas kral write about indexes", "indexes"), by: "Tomáš Král" },
  { ...answered("What has @elif written about kerning?", "Kerning"), by: "Elif Aydın" },
  { ...answered("What did Giorgi write this year about singing?", "sing", "song", "choir"), by: "Giorgi Beridze" },
  { ...answered("Has Lucía Paredes written about potatoes?", "potatoes"), by: "Lucía Paredes" },
  { ...answered("What does Dr Anand Krishnan think about dashboards?", "dashboard"), by: "Anand Krishnan" },
  { ...answered("What has Oskar posted in the last year about sensors?", "sensor"), by: "Oskar Lindqvist" },
  { ...answered("What did Beth Mahoney write about regrets?", "regret"), by: "Beth Mahoney" },
  { ...answered("What did people write about choirs in the last 12 months?", "choir", "sing"), by: null },
];

/** Questions that nothing in the demo community answers. */
export const ABSENT: readonly TestedQuestion[] = [
  absent("Who here knows about beekeeping?"),
  absent("What do members think about nuclear power?"),
  absent("How do I train for a marathon?"),
  absent("Which cryptocurrency should I buy?"),
  absent("Does anybody keep tropical fish?"),
  absent("What did Boris Zhukov write about solar panels?"),
  absent("What did Amara Koné write about the opera?"),
  absent("What did Jun Mori write about teams in 2019?"),
  absent("How do I get a mortgage?"),
  absent("Is kubernetes better than docker swarm?"),
  absent("What is the best camera for wildlife photography?"),
  absent("How do I raise chickens in my garden?"),
  absent("Are there any tips for public speaking?"),
  absent("What does the law say about drones?"),
  absent("How do I become a pilot?"),
];

/** Sixty questions by kind. */
export interface QuestionSet {
  IN_ONE_POST: readonly TestedQuestion[];
  ACROSS_POSTS: readonly TestedQuestion[];
  OF_MEMBERS: readonly (TestedQuestion & { by: string | null })[];
  ABSENT: readonly TestedQuestion[];
}
