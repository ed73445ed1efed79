import type { FragmentType } from "@apollo/client";
import { ApolloClient } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { ThemeProvider } from "@emotion/react";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createCache } from "#client/apollo/cache.ts";
import { session } from "#client/apollo/session.ts";
import { ScriptedServer } from "#client/apollo/scriptedServer.testkit.ts";
import type { BondState } from "#client/gql/graphql.ts";
import { theme } from "#client/theme/theme.ts";
import { toastStore } from "#client/ui/toasts/toast.ts";
import { BondButton, BondButton_user } from "./BondButton.tsx";

beforeEach(() => session.start("a-token"));
afterEach(cleanup);

function member(bondState: BondState, bondRequestId: string | null = null) {
  return { __typename: "User" as const, id: "2", name: "Lena Ortiz", bondState, bondRequestId };
}
const ties = { bondsCount: 0, mutualBondsCount: 0, isFollowedByViewer: false, followersCount: 0, followingCount: 0 };

function show(bondState: BondState, bondRequestId: string | null = null) {
  const server = new ScriptedServer();
  const client = new ApolloClient({ cache: createCache(), link: server.link, dataMasking: true });
  client.cache.writeFragment({ fragment: BondButton_user, data: member(bondState, bondRequestId) });
  // The one marked boundary: masking hides the type of a reference.
  const user = { __typename: "User", id: "2" } as unknown as FragmentType<typeof BondButton_user>;
  render(
    <ThemeProvider theme={theme}>
      <ApolloProvider client={client}>
        <Suspense>
          <BondButton user={user} />
        </Suspense>
      </ApolloProvider>
    </ThemeProvider>,
  );
  return server;
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

test("a request shows Sending... in flight, and Request Sent once it is sent", async () => {
  const server = show("NONE");
  await press("Add Friend");
  expect(screen.getByRole("button", { name: "Sending..." }).getAttribute("aria-disabled")).toBe("true");
  await act(async () =>
    server.answer("SendBondRequest", { sendBondRequest: { ...member("REQUEST_SENT", "9"), ...ties } }),
  );
  expect(screen.getByRole("button", { name: "Request Sent" }).getAttribute("aria-disabled")).toBe("true");
  expect(toastStore.items()[0]).toMatchObject({
    title: "Request sent",
    description: "Friend request sent to Lena Ortiz",
  });
});

test("a request that failed can be sent again", async () => {
  const server = show("NONE");
  await press("Add Friend");
  await act(async () => server.fail("SendBondRequest"));
  expect(screen.getByRole("button", { name: "Add Friend" })).toBeDefined();
  expect(toastStore.items()[0]).toMatchObject({
    title: "Request failed",
    description: "Failed to send friend request",
  });
});

test("a signed-out viewer sees a message, and nothing is sent", async () => {
  const server = show("NONE");
  session.clear();
  await press("Add Friend");
  expect(server.calls).toEqual([]);
  expect(toastStore.items()[0]).toMatchObject({ description: "You must be logged in to send friend requests" });
});

test("the recipient accepts, and the two are friends", async () => {
  const server = show("REQUEST_RECEIVED", "9");
  await press("Accept");
  await act(async () => server.answer("AcceptBondRequest", { acceptBondRequest: { ...member("BONDED"), ...ties } }));
  expect(screen.getByText("Friends")).toBeDefined();
  expect(toastStore.items()[0]).toMatchObject({ title: "Friend request accepted" });
});

test("the recipient rejects, and can then send a request", async () => {
  const server = show("REQUEST_RECEIVED", "9");
  await press("Reject");
  await act(async () => server.answer("RejectBondRequest", { rejectBondRequest: "9" }));
  expect(screen.getByRole("button", { name: "Add Friend" })).toBeDefined();
});

test("the button is hidden on one's own profile", () => {
  show("SELF");
  expect(screen.queryByRole("button")).toBeNull();
});
