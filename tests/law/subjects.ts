import type { SourceLocation, Role } from "./locations.ts";

/** The name for those files at the top of a room that act: services, faces, components. */
const TOP = ".";

/**
 * The order of the subjects in each room that has some, lower first: a subject may import those before it, never those
 * after it. A dot is the position of the files at the top of the room.
 */
const SUBJECT_ORDER: Readonly<Record<string, string>> = {
  "client/apollo": "watch . live outbox marks client",
  "client/app": "navigation shortcuts layout guest routes .",
  "client/features/admin": "core overview members",
  "client/features/analytics": "figures sightings chart detail",
  "client/features/auth": ". shared",
  "client/features/bonds": "core hiding reporting ties find connections requests friends settings",
  "client/features/chat": "core search box people list room pane",
  "client/features/comments": "core writing thread post",
  "client/features/feed": "tabs list reasons places arrivals groups settings home news publicIdeas",
  "client/features/groups": "core form list people page",
  "client/features/notifications": "core list bell",
  "client/features/moderation": "core case queue appeals log monthly",
  "client/features/posts":
    "media fields edit likers card managed waiting hidden page uploads drafts publish idea compose",
  "client/features/profiles": "core edit page summary",
  "client/features/search": "core results box explore",
  "client/features/settings": "core account data preferences",
  "client/lib": ". text media state unsent browser",
  "client/pages": "info auth moderation admin analytics beside home .",
  "client/ui": "layout text controls forms toasts overlays states",
  "server/app": "config http client admission backup reference . process",
  "server/core": ". words deadlines",
  "server/db": "schema pool embedded . community dump",
  "server/demo": "content core pictures .",
  "server/features/admin": "figures members .",
  "server/features/auth": "suspensions departures sessions passwords verification registration . deletion mail",
  "server/features/comments": ". live withholding",
  "server/features/community": ". rulebook",
  "server/features/bonds": "lists . ties",
  "server/features/exports": "contents .",
  "server/features/chat": "conversations members live messages withholding .",
  "server/features/feed": "following places publicIdeas home top . preferences numbered",
  "server/features/groups": "figures . deletion invitations levels",
  "server/features/insights": "words cards answers .",
  "server/features/moderation": "queue claims decisions filters appeals monthly removals .",
  "server/features/media": "addresses placement . cleanup renditions",
  "server/features/notifications": "writing mutes .",
  "server/features/posts":
    "changes facets tags groups . editing withholding hiding likers waiting managed drafts added",
  "server/features/reach": "choices stopping digests notices .",
  "server/features/registration": ". applications invitations",
  "server/features/staff": ". log roles",
  "server/features/search": "tags ideas comments reading . explore",
  "server/graphql": ". cost fields live documents serving",
  "server/platform": ". secrets observe live limits jobs storage mail media archives egress push",
  "server/rest": ". description serving",
};

/** Roles of the server without effects: any subject may import them. */
const PURE: ReadonlySet<Role | null> = new Set<Role>(["rules", "model", "types", "answers", "presenter", "requests"]);
/** Roles that combine a whole feature: they import all its subjects. */
const GATHERING: ReadonlySet<Role | null> = new Set<Role>(["jobs", "module"]);

/** Returns why a file may not import another one of its room; null if it may. */
export function subjectFault(from: SourceLocation, to: SourceLocation): string | null {
  if (from.room !== to.room || from.subject === to.subject || from.isTest) return null;
  if (PURE.has(to.role) || (from.subject === null && GATHERING.has(from.role))) return null;
  // Queries at the top of a feature are below its subjects: they know tables only.
  if (to.subject === null && to.role === "queries") return null;
  const order = SUBJECT_ORDER[from.room]?.split(" ") ?? [];
  const unknown = [from.subject ?? TOP, to.subject ?? TOP].find((subject) => !order.includes(subject));
  if (unknown) return withoutPlace(unknown, from.room);
  const isLower = order.indexOf(to.subject ?? TOP) < order.indexOf(from.subject ?? TOP);
  return isLower ? null : `${from.subject ?? "the top"} comes before ${to.subject ?? "the top"} in ${from.room}`;
}

const withoutPlace = (subject: string, room: string) =>
  `${subject === TOP ? "the top" : subject} has no place in the order of subjects of ${room}`;

/** Returns every folder of the product that has no place in the order of its room, and every place without a folder. */
export function placeFaults(locations: readonly SourceLocation[], orders = SUBJECT_ORDER) {
  const rooms = grouped(
    locations.filter(({ side, subject }) => side !== "tests" && subject !== null),
    ({ room }) => room,
  );
  return [...new Set([...rooms.keys(), ...Object.keys(orders)])].flatMap((room) => {
    const folders = new Set(rooms.get(room)?.map(({ subject }) => subject ?? TOP));
    const places = (orders[room] ?? "").split(" ").filter(Boolean);
    const unplaced = [...folders].filter((folder) => !places.includes(folder));
    const empty = places.filter((place) => place !== TOP && !folders.has(place));
    return [
      ...unplaced.map((folder) => ({ at: room, law: withoutPlace(folder, room) })),
      ...empty.map((place) => ({ at: room, law: `${place} is in the order of subjects and no folder` })),
    ];
  });
}

/** A feature with more files than this is divided into subjects. */
const UNDIVIDED = 20;
/** No folder contains more files than this. */
const FULL = 25;

/** Returns every folder with too many files, and every feature that should have subjects. */
export function folderFaults(paths: readonly string[], placeOf: (path: string) => SourceLocation) {
  const folders = grouped(paths, (path) => path.slice(0, path.lastIndexOf("/")));
  const full = [...folders]
    .filter(([, files]) => files.length > FULL)
    .map(([at, files]) => ({ at, law: `${files.length} files: a folder holds ${FULL} at most` }));
  const features = grouped(paths.map(placeOf), ({ feature, room }) => (feature === null ? "" : room));
  const undivided = [...features]
    .filter(([room, files]) => room !== "" && files.length > UNDIVIDED && files.every(({ subject }) => !subject))
    .map(([at, files]) => ({ at, law: `${files.length} files: over ${UNDIVIDED} a feature is divided in subjects` }));
  return [...full, ...undivided];
}

function grouped<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}
