import { call, type Route } from "#server/rest/route";
import { exportAnswer } from "./exports.answers.ts";
import { presentExport } from "./exports.presenter.ts";
import { exportBody } from "./exports.requests.ts";
import type { ExportsService } from "./exports.service.ts";

/** Serves the viewer's exports over REST. */
export const exportsRoutes = (exports: ExportsService): Route[] => [
  call({
    method: "POST",
    path: "/exports",
    body: exportBody,
    doc: {
      name: "requestExport",
      tag: "Me",
      summary: "Request a copy of all your data",
      details:
        "A ZIP file, once a day. It is made after the answer; while one is being made, that one is returned. A mail says when it is ready.",
      example: { password: "correct horse battery" },
      status: 202,
      answer: { export: exportAnswer },
    },
    async handle({ viewer, body }) {
      const requested = await exports.request(viewer, body);
      return { status: 202, body: { export: presentExport(requested, exports.urlOf(viewer, requested)) } };
    },
  }),
  call({
    method: "GET",
    path: "/exports",
    doc: {
      name: "getExport",
      tag: "Me",
      summary: "Get the newest copy of your data",
      details: "Null if none was requested.",
      answer: { export: exportAnswer.nullable() },
    },
    async handle({ viewer }) {
      const newest = await exports.newest(viewer);
      return { body: { export: newest && presentExport(newest, exports.urlOf(viewer, newest)) } };
    },
  }),
];
