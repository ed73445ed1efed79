import type { Category } from "#server/core/categories.rules";

/** A group of the demo community, as it is written down. */
export interface GroupDraft {
  slug: string;
  name: string;
  description: string;
  category: Category;
  isPrivate?: true;
  /** The owner first. */
  members: string[];
  /** The number of others who have joined; those of the field come first. */
  joined: number;
  /** People who wait to be let in. */
  waiting?: string[];
  /** What is written in a private one, newest first; a public one gathers posts of its category. */
  posts?: { by: string; text: string; tags: string[]; hoursAgo: number }[];
}

export const groups: GroupDraft[] = [
  {
    slug: "off-grid-engineers",
    name: "Off-grid engineers",
    description: "Software and hardware for places where the network comes and goes: meters, batteries, radios, patience.",
    category: "Technology",
    members: ["amara", "tomas.k", "priya", "kwame"],
    joined: 14,
  },
  {
    slug: "quiet-teams",
    name: "Quiet teams",
    description: "For people who lead without raising their voice. One question a week, answered in writing.",
    category: "Business",
    members: ["jun", "oskar", "grace.w", "amara"],
    joined: 9,
  },
  {
    slug: "mini-grid-operators",
    name: "Mini-grid operators",
    description: "Numbers we do not publish: arrears, outages, what a technician really costs. What is said here stays here.",
    category: "Environment",
    isPrivate: true,
    members: ["amara", "kwame", "fatou.d"],
    joined: 0,
    waiting: ["temi", "samira.w"],
    posts: [
      {
        by: "kwame",
        text: "Our arrears for October, unvarnished: 18 % after 30 days, 6 % after 60. Most of it is three villages with a bad cocoa season.",
        tags: ["arrears"],
        hoursAgo: 20,
      },
      {
        by: "amara",
        text: "We lost two inverters to lightning on the same night. Has anybody an insurer who pays within a month?",
        tags: ["insurance"],
        hoursAgo: 52,
      },
    ],
  },
  {
    slug: "reading-slowly",
    name: "Reading slowly",
    description: "One book a season. We are allowed to stop in the middle, and to say why.",
    category: "Personal Growth",
    members: ["jun", "wren", "hollis"],
    joined: 4,
  },
  {
    slug: "signs-that-work",
    name: "Signs that work",
    description: "Wayfinding, forms, labels, doors. Bring a photograph of something that everybody understands at once.",
    category: "Design",
    members: ["priya", "mei.lin", "jun"],
    joined: 19,
  },
  {
    slug: "citizen-labs",
    name: "Citizen labs",
    description: "Measuring the world with things from the kitchen drawer, and being honest about the error bars.",
    category: "Science",
    members: ["dr.anand", "tomas.k", "beth.m"],
    joined: 11,
  },
  {
    slug: "night-shift",
    name: "Night shift",
    description: "Nurses, porters, doctors and everybody else who knows what four in the morning looks like.",
    category: "Health",
    isPrivate: true,
    members: ["sofia.m", "grace.w", "h.osei"],
    joined: 5,
  },
  {
    slug: "teaching-out-loud",
    name: "Teaching out loud",
    description: "Lessons that went wrong in an interesting way, and what the next class got out of it.",
    category: "Education",
    members: ["leila.f", "yuki.a", "priya"],
    joined: 7,
  },
  {
    slug: "songs-for-work",
    name: "Songs for work",
    description: "Music, murals and stitches made beside a day job.",
    category: "Arts & Culture",
    members: ["anouk.l", "lucia.p", "wren"],
    joined: 2,
  },
  {
    slug: "the-long-bench",
    name: "The long bench",
    description: "Squares, markets, bus stops and the people who keep them. Bring a folding chair and a count.",
    category: "Society",
    members: ["jonas.w", "mbali", "dion", "rosa.t"],
    joined: 22,
  },
  {
    slug: "letters-of-every-alphabet",
    name: "Letters of every alphabet",
    description: "Dots, tails and accents that software loses, and the people whose names they are in.",
    category: "Design",
    members: ["elif", "noor"],
    joined: 1,
  },
  {
    slug: "slow-repairs",
    name: "Slow repairs",
    description: "Kettles, chairs, radios and bicycles. We post what broke, what we tried, and what it cost.",
    category: "Technology",
    members: ["ravi.m", "wren", "greg.a"],
    joined: 6,
  },
];
