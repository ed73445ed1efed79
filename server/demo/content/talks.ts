/** A message of a demo conversation. */
interface LineDraft {
  by: string;
  text: string;
  minutesAgo: number;
  /** The place of the message that it answers, from 1. */
  answers?: number;
  reactions?: [emoji: string, by: string][];
}

/** A conversation of the demo community: of two, or a group with a name whose first member owns it. */
export interface TalkDraft {
  name?: string;
  members: string[];
  /** Who was written to by a stranger and has not answered yet. */
  invited?: string;
  /** How many of the newest messages somebody has not read. */
  unread?: Record<string, number>;
  lines: LineDraft[];
}

const HOUR = 60;
const DAY = 24 * HOUR;

export const talks: TalkDraft[] = [
  {
    members: ["amara", "tomas.k"],
    lines: [
      {
        by: "amara",
        text: "The meters in Toumodi buffered nine days of readings while the mast was down. Nothing lost. Your “write it twice, trust neither” stays on our wall.",
        minutesAgo: 3 * DAY,
        reactions: [["🎉", "tomas.k"]],
      },
      { by: "tomas.k", text: "Nine days! What did the clocks do?", minutesAgo: 3 * DAY - 12 },
      {
        by: "amara",
        text: "Drifted by four minutes. We number readings now and let the clock be decoration.",
        minutesAgo: 3 * DAY - 20,
        answers: 2,
        reactions: [
          ["👍", "tomas.k"],
          ["❤️", "tomas.k"],
        ],
      },
      { by: "tomas.k", text: "Numbers without gaps. The oldest trick and still the best one.", minutesAgo: 3 * DAY - 24 },
      {
        by: "tomas.k",
        text: "Would you tell that story at the Brno meet-up in autumn? Twenty minutes, no slides needed.",
        minutesAgo: 5 * HOUR,
      },
      { by: "amara", text: "With pleasure, if somebody films the questions. They are always better than the talk.", minutesAgo: 4 * HOUR },
    ],
  },
  {
    members: ["amara", "mei.lin"],
    unread: { amara: 2 },
    lines: [
      { by: "amara", text: "How did the new apprentices take the morning stand-up?", minutesAgo: 2 * DAY },
      {
        by: "mei.lin",
        text: "Silent for a week. Then one of them asked why we list yesterday at all, and now we only list what is stuck.",
        minutesAgo: 2 * DAY - 30,
        reactions: [["😂", "amara"]],
      },
      { by: "amara", text: "Hire that one twice.", minutesAgo: 2 * DAY - 34 },
      {
        by: "mei.lin",
        text: "I have 40 relay boards from a cancelled order. Tested, boxed, no home. Would your charge controllers take a 12 V coil?",
        minutesAgo: 50,
      },
      { by: "mei.lin", text: "Free, if you pay the freight. I would rather see them switch something.", minutesAgo: 48 },
    ],
  },
  {
    members: ["amara", "dr.anand"],
    lines: [
      {
        by: "dr.anand",
        text: "Your post on queues at the kiosk: do you have arrivals by hour? I want to show my registrars that a shop and a ward look alike.",
        minutesAgo: 9 * DAY,
      },
      { by: "amara", text: "I do, and you may. Market days are the long tail. I will send the sheet tonight.", minutesAgo: 9 * DAY - 70 },
      { by: "dr.anand", text: "They did not believe it was not our ward. Thank you.", minutesAgo: 6 * DAY },
    ],
  },
  {
    name: "One sheet of paper",
    members: ["tomas.k", "amara", "jun", "greg.a"],
    unread: { amara: 3, jun: 1 },
    lines: [
      {
        by: "tomas.k",
        text: "Rules of the club: once a month each of us explains one system on a single sheet. Photographed, not scanned. No tools that can undo.",
        minutesAgo: 6 * DAY,
        reactions: [
          ["👍", "amara"],
          ["👍", "jun"],
          ["😂", "greg.a"],
        ],
      },
      { by: "jun", text: "I will do how a kiln cools. It took me eleven years and a cracked teapot to understand.", minutesAgo: 6 * DAY - 25 },
      {
        by: "amara",
        text: "Prepaid electricity, from the coin to the lamp. There are more people in it than wires.",
        minutesAgo: 5 * DAY,
      },
      { by: "greg.a", text: "Where the warm air goes in an attic. Spoiler: not where the owner thinks.", minutesAgo: 7 * HOUR },
      { by: "tomas.k", text: "Then I take backups, and I promise not to draw a cylinder.", minutesAgo: 6 * HOUR, answers: 4 },
      {
        by: "greg.a",
        text: "Deadline on Sunday? My sheet is done but a squirrel disagrees with the corner.",
        minutesAgo: 35,
        reactions: [["😂", "jun"]],
      },
    ],
  },
  {
    members: ["jun", "wren"],
    unread: { jun: 1 },
    lines: [
      { by: "wren", text: "First day with an apprentice of my own. I talked too much and he measured everything twice.", minutesAgo: DAY + 8 * HOUR },
      { by: "jun", text: "Measured twice because of the talking, or in spite of it?", minutesAgo: DAY + 7 * HOUR },
      {
        by: "wren",
        text: "He says in spite. Can I borrow your list of questions for a first one-to-one? The short one.",
        minutesAgo: 2 * HOUR,
      },
    ],
  },
  {
    members: ["jun", "noor"],
    lines: [
      {
        by: "noor",
        text: "I marked only the introductions this term, as you suggested. Students write better introductions. The rest, we shall see.",
        minutesAgo: 4 * DAY,
      },
      { by: "jun", text: "Next term mark only the middle and do not tell them.", minutesAgo: 4 * DAY - 15, reactions: [["😂", "noor"]] },
    ],
  },
  {
    members: ["amara", "hollis"],
    invited: "amara",
    unread: { amara: 1 },
    lines: [
      {
        by: "hollis",
        text: "Hello Amara, we have not met. I walk with people between jobs, and one of them repaired meters for twenty years. May I tell him about you?",
        minutesAgo: 3 * HOUR,
      },
    ],
  },
  {
    members: ["jun", "kwame"],
    invited: "jun",
    unread: { jun: 1 },
    lines: [
      {
        by: "kwame",
        text: "Good day Jun. My class of fourteen-year-olds runs a weekly retrospective since your post on quiet teams. They have questions for you, all of them rude and all of them good.",
        minutesAgo: 26 * HOUR,
      },
    ],
  },
];
