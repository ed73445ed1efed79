import { groupAnswer } from "#server/features/groups/groups.answers";
import type { GroupFacesService } from "#server/features/groups/groups.faces.service";
import { GROUP } from "#server/features/groups/groups.model";
import { presentGroup } from "#server/features/groups/groups.presenter";
import type { UrlOf } from "#server/features/media/media.model";
import { idParam } from "#server/rest/request";
import { call, type Route } from "#server/rest/route";
import { groupLevelBody } from "./levels.requests.ts";
import type { GroupLevelsService } from "./levels.service.ts";

interface Parts {
  levels: GroupLevelsService;
  faces: GroupFacesService;
  urlOf: UrlOf;
}

/** Lets members choose what they are notified of in a group over REST. */
export const groupLevelsRoutes = ({ levels, faces, urlOf }: Parts): Route[] => [
  call({
    method: "PUT",
    path: "/groups/:id/level",
    changesNoPost: true,
    params: { id: idParam(GROUP) },
    body: groupLevelBody,
    doc: {
      name: "setGroupLevel",
      tag: "Groups",
      summary: "Choose what to be notified of in a group",
      details:
        "`all` is each new post and the highlights. `highlights` are mentions, replies, comments on and likes of what the viewer wrote; for owners and admins also requests and waiting posts. `none` leaves only what is decided about the viewer. For members.",
      example: { level: "all" },
      answer: { group: groupAnswer },
      refuses: ["FORBIDDEN"],
    },
    async handle({ viewer, params, body }) {
      const group = await faces.addToOne(viewer, await levels.set(viewer, params.id, body));
      return { body: { group: presentGroup(group, urlOf) } };
    },
  }),
];
