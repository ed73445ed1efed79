import * as z from "zod";
import type { Admit } from "#server/features/staff/staff.model";
import { howMany, moment } from "#server/rest/answers";
import { type Route, staffCall } from "#server/rest/route";
import { ESTIMATED, QUEUE_COUNTED } from "#server/features/admin/admin.words.model";
import type { Figures } from "./figures.model.ts";
import type { FiguresService } from "./figures.service.ts";

const bytes = howMany.meta({ examples: [48_234_496] });

const figuresAnswer = z
  .object({
    members: howMany.meta({ description: ESTIMATED }),
    active_members: howMany.meta({ description: "Active within thirty days, by a regular count." }),
    active_counted_at: moment.nullable(),
    posts: howMany.meta({ description: ESTIMATED }),
    open_reports: howMany,
    open_cases: howMany.meta({ description: "The things with open reports." }),
    open_appeals: howMany,
    media_bytes: bytes.meta({
      description: "Without the smaller sizes that are made of files; an estimate above 10,000 files.",
    }),
    files: howMany.meta({ description: ESTIMATED }),
    database_bytes: bytes,
    waiting_mails: howMany.meta({ description: QUEUE_COUNTED }),
    waiting_jobs: howMany.meta({ description: QUEUE_COUNTED }),
    failed_mails: howMany.meta({ description: "These are not tried again." }),
    failed_jobs: howMany.meta({ description: "These are not tried again." }),
    measured_at: moment,
  })
  .meta({ id: "AdminFigures", description: "How large the community is and what waits in it." });

const presentFigures = (figures: Figures): z.infer<typeof figuresAnswer> => ({
  members: figures.members,
  active_members: figures.activeMembers,
  active_counted_at: figures.activeCountedAt,
  posts: figures.posts,
  open_reports: figures.openReports,
  open_cases: figures.openCases,
  open_appeals: figures.openAppeals,
  media_bytes: figures.mediaBytes,
  files: figures.files,
  database_bytes: figures.databaseBytes,
  waiting_mails: figures.waitingMails,
  waiting_jobs: figures.waitingJobs,
  failed_mails: figures.failedMails,
  failed_jobs: figures.failedJobs,
  measured_at: figures.measuredAt,
});

/** Serves the figures of the community over REST. */
export const figuresRoutes = (admit: Admit, figures: FiguresService): Route[] => [
  staffCall(admit, {
    method: "GET",
    path: "/admin/figures",
    doc: {
      name: "getCommunityFigures",
      tag: "Staff",
      summary: "Get how large the community is and what waits in it",
      details: "Up to a minute old. For admins.",
      answer: { figures: figuresAnswer },
    },
    handle: async ({ viewer }) => ({ body: { figures: presentFigures(await figures.get(viewer)) } }),
  }),
];
