import type { Category } from "#server/core/categories.rules";

/** A group of the demo community, as it is written down. */
export interface GroupDraft {
  slug: string;
  name: string;
  description: string;
  category: Category;
  isPrivate?: true;
  /** The owner first. Others of the field join too. */
  members: string[];
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
  },
  {
    slug: "quiet-teams",
    name: "Quiet teams",
    description: "For people who lead without raising their voice. One question a week, answered in writing.",
    category: "Business",
    members: ["jun", "oskar", "grace.w", "amara"],
  },
  {
    slug: "mini-grid-operators",
    name: "Mini-grid operators",
    description: "Numbers we do not publish: arrears, outages, what a technician really costs. What is said here stays here.",
    category: "Environment",
    isPrivate: true,
    members: ["amara", "kwame", "fatou.d"],
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
  },
  {
    slug: "signs-that-work",
    name: "Signs that work",
    description: "Wayfinding, forms, labels, doors. Bring a photograph of something that everybody understands at once.",
    category: "Design",
    members: ["priya", "mei.lin", "jun"],
  },
  {
    slug: "citizen-labs",
    name: "Citizen labs",
    description: "Measuring the world with things from the kitchen drawer, and being honest about the error bars.",
    category: "Science",
    members: ["dr.anand", "tomas.k", "beth.m"],
  },
  {
    slug: "night-shift",
    name: "Night shift",
    description: "Nurses, porters, doctors and everybody else who knows what four in the morning looks like.",
    category: "Health",
    isPrivate: true,
    members: ["sofia.m", "grace.w", "h.osei"],
  },
  {
    slug: "teaching-out-loud",
    name: "Teaching out loud",
    description: "Lessons that went wrong in an interesting way, and what the next class got out of it.",
    category: "Education",
    members: ["leila.f", "yuki.a", "priya"],
  },
  {
    slug: "songs-for-work",
    name: "Songs for work",
    description: "Music, murals and stitches made beside a day job.",
    category: "Arts & Culture",
    members: ["anouk.l", "lucia.p", "wren"],
  },
];
