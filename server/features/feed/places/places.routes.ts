import { call, type Route } from "#server/rest/route";
import { memoryAnswer } from "./places.answers.ts";
import { presentMemory } from "./places.presenter.ts";
import { orderBody, placeBody } from "./places.requests.ts";
import type { PlacesService } from "./places.service.ts";

/** Serves what is remembered of the viewer's feed over REST. */
export const placesRoutes = (places: PlacesService): Route[] => [
  call({
    method: "GET",
    path: "/feed/state",
    doc: {
      name: "getFeedState",
      tag: "Me",
      summary: "Get what is remembered of the viewer's feed",
      details:
        "Returns where the viewer stopped reading in each tab, and the order that the viewer chose. It is the same on all devices.",
      answer: { feed: memoryAnswer },
    },
    handle: async ({ viewer }) => ({ body: { feed: presentMemory(await places.get(viewer)) } }),
  }),
  call({
    method: "PUT",
    path: "/feed/place",
    changesNoPost: true,
    body: placeBody,
    doc: {
      name: "setFeedPlace",
      tag: "Me",
      summary: "Store where the viewer is in a tab of the feed",
      details: "Send it at most every few seconds.",
      example: { scope: "following", post_id: 7 },
      answer: { feed: memoryAnswer },
      refuses: ["NOT_FOUND"],
    },
    handle: async ({ viewer, body }) => ({ body: { feed: presentMemory(await places.setPlace(viewer, body)) } }),
  }),
  call({
    method: "PUT",
    path: "/feed/order",
    changesNoPost: true,
    body: orderBody,
    doc: {
      name: "setFeedOrder",
      tag: "Me",
      summary: "Store the order in which the viewer reads the feed",
      details: "The choice applies on all devices, until the viewer changes it.",
      example: { order: "top" },
      answer: { feed: memoryAnswer },
    },
    handle: async ({ viewer, body }) => ({ body: { feed: presentMemory(await places.setOrder(viewer, body)) } }),
  }),
];
