import * as z from "zod";
import type { UrlOf } from "#server/features/media/media.model";
import { authorAnswer } from "#server/features/people/people.answers";
import { presentAuthor } from "#server/features/people/people.presenter";
import type { Admit } from "#server/features/staff/staff.model";
import { moment } from "#server/rest/answers";
import { request } from "#server/rest/request";
import { type Route, staffCall } from "#server/rest/route";
import type { Rulebook } from "./rulebook.model.ts";
import { newRulesVersion } from "./rulebook.rules.ts";
import type { RulebookService } from "./rulebook.service.ts";

const versionNumber = z
  .int()
  .positive()
  .meta({ examples: [2] });
const text = z.string().meta({ description: "Markdown.", examples: ["## Be respectful"] });

const rulebookAnswer = {
  version: versionNumber,
  text,
  versions: z.array(
    z
      .object({
        version: versionNumber,
        text,
        material: z.boolean().meta({ description: "Whether members were asked to accept the rules again." }),
        created_at: moment,
        author: authorAnswer.nullable(),
      })
      .meta({ id: "RulesVersion", description: "A version of the community's rules." }),
  ),
};

const versionBody = request(newRulesVersion, { text: {}, material: {}, basedOn: {} });

interface Parts {
  admit: Admit;
  rulebook: RulebookService;
  urlOf: UrlOf;
}

/** Serves the versions of the rules to admins over REST. */
export const rulebookRoutes = ({ admit, rulebook, urlOf }: Parts): Route[] => [
  staffCall(admit, {
    method: "GET",
    path: "/admin/rules",
    doc: {
      name: "getRulesVersions",
      tag: "Staff",
      summary: "Get the rules with their versions",
      details: "The newest versions that the community wrote, newest first. For admins.",
      answer: rulebookAnswer,
    },
    handle: async ({ viewer }) => ({ body: present(await rulebook.get(viewer), urlOf) }),
  }),
  staffCall(admit, {
    method: "PUT",
    path: "/admin/rules",
    body: versionBody,
    doc: {
      name: "publishRules",
      tag: "Staff",
      summary: "Publish a new version of the rules",
      details:
        "`based_on` must be the newest version. After a `material` one all members are asked to accept the rules again. For admins.",
      example: { text: "## Be respectful", material: false, based_on: 1 },
      answer: rulebookAnswer,
      refuses: ["CONFLICT"],
    },
    handle: async ({ viewer, body }) => ({ body: present(await rulebook.publish(viewer, body), urlOf) }),
  }),
];

const present = ({ version, text: markdown, versions }: Rulebook, urlOf: UrlOf) => ({
  version,
  text: markdown,
  versions: versions.map((one) => ({
    version: one.version,
    text: one.text,
    material: one.material,
    created_at: one.createdAt,
    author: one.author && presentAuthor(one.author, urlOf),
  })),
});
