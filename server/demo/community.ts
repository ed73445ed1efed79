import { arts } from "#server/demo/content/arts";
import { business } from "#server/demo/content/business";
import { design } from "#server/demo/content/design";
import type { CategoryDraft, MemberDraft } from "#server/demo/content/drafts";
import { education } from "#server/demo/content/education";
import { environment } from "#server/demo/content/environment";
import { growth } from "#server/demo/content/growth";
import { health } from "#server/demo/content/health";
import { members } from "#server/demo/content/members";
import { science } from "#server/demo/content/science";
import { society } from "#server/demo/content/society";
import { technology } from "#server/demo/content/technology";
import { planPosts, type PlannedPost } from "./posts.ts";
import { randomFor } from "#server/demo/core/random";
import { planRelations, type Relations } from "./relations.ts";
import { type PlannedComment, planTalk } from "./talk.ts";
import { DAY, HOUR } from "#server/demo/core/times";

export const categories: CategoryDraft[] = [
  technology,
  business,
  science,
  health,
  education,
  environment,
  arts,
  society,
  design,
  growth,
];

interface PlannedMember {
  draft: MemberDraft;
  joinedAt: number;
  lastActiveAt: number;
}

/** The whole community before any of it is stored: the same at every run except for the time to which it relates. */
export interface Community {
  members: PlannedMember[];
  posts: PlannedPost[];
  comments: PlannedComment[];
  relations: Relations;
}

/** Plans the community. @param now milliseconds; everything happened before it. */
export function planCommunity(now: number): Community {
  const posts = planPosts({ categories, members, now, random: randomFor("posts") });
  const comments = planTalk({ posts, members, categories, now, random: randomFor("talk") });
  return {
    members: planMembers(posts, now),
    posts,
    comments,
    relations: planRelations(members, randomFor("relations")),
  };
}

/** Plans the members, oldest first. All of them joined before the first post, and every sixth is online now. */
function planMembers(posts: readonly PlannedPost[], now: number): PlannedMember[] {
  const random = randomFor("members");
  const first = posts[0]?.at ?? now;
  const latest = new Map(posts.map(({ by, at }) => [by, at]));
  return members
    .map((draft, i) => {
      const away = i % 6 === 2 ? random.between(1, 11) * (HOUR / 60) : random.between(1, 60) * HOUR;
      return {
        draft,
        joinedAt: first - random.between(1, 90) * DAY - random.between(0, 23) * HOUR,
        lastActiveAt: Math.max(now - away, latest.get(draft.username) ?? 0),
      };
    })
    .toSorted((a, b) => a.joinedAt - b.joinedAt);
}
