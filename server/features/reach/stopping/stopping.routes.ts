import { done } from "#server/rest/answers";
import { guestCall, type Route } from "#server/rest/route";
import { stopQuery } from "./stopping.requests.ts";
import type { StoppingService } from "./stopping.service.ts";

/** Stops mails over REST. A browser that opens the same address gets the screen with the button. */
export const stoppingRoutes = (stopping: StoppingService): Route[] => [
  guestCall({
    method: "POST",
    path: "/auth/unsubscribe",
    urlencoded: true,
    query: stopQuery,
    doc: {
      name: "unsubscribe",
      tag: "Notifications",
      summary: "Stop emails by the link from one",
      details: "Takes the query of the link; mail programs send it by one click (RFC 8058). Safe to repeat.",
      answer: done,
      refuses: ["FORBIDDEN"],
    },
    async handle({ query }) {
      await stopping.stop(query);
      return { body: { message: "You will get no more of these emails" } };
    },
  }),
];
