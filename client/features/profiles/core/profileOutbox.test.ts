import { ApolloClient } from "@apollo/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createCache } from "#client/apollo/cache.ts";
import { ScriptedServer } from "#client/apollo/scriptedServer.testkit.ts";
import { session } from "#client/apollo/session.ts";
import { fakeMemberStore } from "#client/lib/state/memberStore.testkit.ts";
import { unsentPlace } from "#client/lib/unsent/unsentStore.ts";
import { toastStore } from "#client/ui/toasts/toast.ts";
import { pendingProfile, PROFILE_PLACE } from "./pendingProfile.ts";
import { keepSendingProfile } from "./profileOutbox.ts";

let disk: Map<string, unknown>;
let stops: (() => void)[];

beforeEach(() => {
  session.start("a token");
  disk = fakeMemberStore();
  stops = [];
});
afterEach(() => {
  for (const stop of stops) stop();
  session.clear();
  vi.restoreAllMocks();
  localStorage.clear();
});

const draft = unsentPlace("1", PROFILE_PLACE);
const typed = (bio: string) =>
  void draft.write({ values: { name: "Ada", bio }, base: { name: "Ada", bio: "" }, other: null, dropped: null });

/** Opens a page of the member with the id 1. */
function openPage() {
  const server = new ScriptedServer();
  stops.push(keepSendingProfile(new ApolloClient({ cache: createCache(), link: server.link }), "1"));
  const called = async (count: number) => void (await expect.poll(() => server.calls).toHaveLength(count));
  const bios = () => server.calls.map(({ variables }) => variables["input"]);
  return { server, called, bios };
}

const saved = (bio: string) => ({
  updateProfile: {
    __typename: "User",
    id: "1",
    name: "Ada",
    username: "ada",
    bio,
    location: null,
    website: null,
    avatar: null,
    banner: null,
  },
});
const left = async () => void (await expect.poll(() => disk.get("1profile")).toEqual([]));

test("changes are saved in the order in which they were made, and the draft goes with the last one", async () => {
  const { server, called, bios } = openPage();
  typed("Bridges and ferries ");
  pendingProfile.getSnapshot()?.add({ bio: "Bridges" });
  pendingProfile.getSnapshot()?.add({ bio: "Bridges and ferries" });
  await called(1);
  expect(pendingProfile.getSnapshot()?.isWaiting()).toBe(true);
  server.answer("UpdateProfile", saved("Bridges"));
  await called(2);
  expect(draft.read()?.values).toMatchObject({ bio: "Bridges and ferries " });
  server.answer("UpdateProfile", saved("Bridges and ferries"));
  await left();
  expect(bios()).toEqual([{ bio: "Bridges" }, { bio: "Bridges and ferries" }]);
  expect(draft.read()).toBeNull();
  expect(pendingProfile.getSnapshot()?.isWaiting()).toBe(false);
});

test("what the server refuses is not tried again, and stays in the form as a draft", async () => {
  const { server, called } = openPage();
  typed("Bridges");
  pendingProfile.getSnapshot()?.add({ bio: "Bridges" });
  await called(1);
  server.refuse("UpdateProfile");
  await left();
  expect(toastStore.items()[0]).toMatchObject({ title: "Update failed", description: "No" });
  expect(draft.read()?.values).toMatchObject({ bio: "Bridges" });
});

test("the next page of the member saves what an earlier one could not, and nobody else does", async () => {
  const first = openPage();
  pendingProfile.getSnapshot()?.add({ bio: "Bridges" });
  await first.called(1);
  for (const stop of stops.splice(0)) stop();
  session.start("the token of somebody else");
  const server = new ScriptedServer();
  stops.push(keepSendingProfile(new ApolloClient({ cache: createCache(), link: server.link }), "2"));
  session.start("a token");
  const again = openPage();
  await again.called(1);
  expect(again.bios()).toEqual([{ bio: "Bridges" }]);
  expect(server.calls).toEqual([]);
});
