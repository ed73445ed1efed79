import * as z from "zod";
import { done, sentence } from "#server/rest/answers";
import { idParam } from "#server/rest/request";
import { call, guestCall, type Route } from "#server/rest/route";
import { deviceAnswer } from "./push.answers.ts";
import { DEVICE } from "./push.model.ts";
import { presentDevice } from "./push.presenter.ts";
import { deviceBody, renewedBody } from "./push.requests.ts";
import type { PushService } from "./push.service.ts";

const KEYS = {
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
};
const ENDPOINT = "https://push.example.com/send/3f9c2b";

/** Serves the devices on which the viewer is pushed over REST. */
export const pushRoutes = (push: PushService): Route[] => [
  call({
    method: "GET",
    path: "/push/key",
    doc: {
      name: "getPushKey",
      tag: "Notifications",
      summary: "Get the public key of pushes",
      details: "A browser needs it as `applicationServerKey` to add itself as a device.",
      answer: { key: z.string().meta({ examples: [KEYS.p256dh] }) },
    },
    handle: () => Promise.resolve({ body: { key: push.key } }),
  }),
  call({
    method: "GET",
    path: "/push/subscriptions",
    doc: {
      name: "listPushSubscriptions",
      tag: "Notifications",
      summary: "List the devices on which the viewer is pushed",
      details: "Lists the browsers that receive the pushes of the viewer, with the time of the last one.",
      answer: { subscriptions: z.array(deviceAnswer) },
    },
    handle: async ({ viewer }) => ({ body: { subscriptions: (await push.list(viewer)).map(presentDevice) } }),
  }),
  call({
    method: "POST",
    path: "/push/subscriptions",
    creates: true,
    body: deviceBody,
    doc: {
      name: "createPushSubscription",
      tag: "Notifications",
      summary: "Add a device on which the viewer is pushed",
      details: "Takes what the browser's `PushSubscription` says. The device ends with the session. Safe to repeat.",
      example: { endpoint: ENDPOINT, keys: KEYS },
      status: 201,
      answer: { subscription: deviceAnswer, message: sentence },
    },
    async handle({ viewer, body }) {
      const subscription = presentDevice(await push.add(viewer, body));
      return { status: 201, body: { subscription, message: "Push is on for this device" } };
    },
  }),
  guestCall({
    method: "PUT",
    path: "/push/subscriptions",
    body: renewedBody,
    doc: {
      name: "renewPushSubscription",
      tag: "Notifications",
      summary: "Change the address of a device",
      details: "For a browser that changed it while no page was open: the previous address allows it.",
      example: { previous: ENDPOINT, endpoint: "https://push.example.com/send/7d1e44", keys: KEYS },
      answer: done,
      refuses: ["FORBIDDEN"],
    },
    async handle({ body }) {
      await push.renew(body);
      return { body: { message: "The device has its new address" } };
    },
  }),
  call({
    method: "DELETE",
    path: "/push/subscriptions/:id",
    params: { id: idParam(DEVICE) },
    doc: {
      name: "deletePushSubscription",
      tag: "Notifications",
      summary: "Remove a device",
      details: "The device receives no more pushes. Any session of the viewer may remove it.",
      answer: done,
    },
    async handle({ viewer, params }) {
      await push.remove(viewer, params.id);
      return { body: { message: "Push is off for this device" } };
    },
  }),
];
