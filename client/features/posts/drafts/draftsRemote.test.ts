import { ApolloClient, ApolloLink, InMemoryCache, Observable } from "@apollo/client";
import { afterEach, expect, test } from "vitest";
import { bearerLink } from "#client/apollo/client/links.ts";
import { session } from "#client/apollo/session.ts";
import { EMPTY } from "#client/features/posts/fields/composition.ts";
import { DraftKeeper } from "./DraftKeeper.ts";
import { draftsRemote } from "./draftsRemote.ts";

afterEach(() => localStorage.clear());

/** A server that notes with which token each call came. */
function listening() {
  const calls: { operation: string | undefined; token: unknown }[] = [];
  const server = new ApolloLink((operation) => {
    const headers: Record<string, unknown> = operation.getContext()["headers"] ?? {};
    calls.push({ operation: operation.operationName, token: headers["authorization"] });
    return new Observable((observer) => {
      observer.next({ data: { saveDraft: { __typename: "Draft", id: "1", version: 1 } } });
      observer.complete();
    });
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link: bearerLink().concat(server) });
  return { calls, remote: draftsRemote(client) };
}

const words = (content: string) =>
  ({ kind: "post", composition: { ...EMPTY, content }, link: null, clientId: "a" }) as const;

test("a draft is saved with the token with which its words were typed", async () => {
  session.start("ana");
  const { calls, remote } = listening();
  await remote.save(words("Mine"));
  expect(calls).toEqual([{ operation: "SaveDraft", token: "Bearer ana" }]);
});

test("once another account is signed in, the words stay in this browser", async () => {
  session.start("ana");
  const { calls, remote } = listening();
  const keeper = new DraftKeeper("1", "post", remote);
  keeper.change({ content: "Ana's words" });
  session.start("bo");
  await keeper.flush();
  expect(calls).toEqual([]);
  expect(keeper.state().composition.content).toBe("Ana's words");
  await expect(remote.find("1")).rejects.toThrow("Another session is signed in");
  await expect(remote.remove("1")).rejects.toThrow("Another session is signed in");
  expect(calls).toEqual([]);
});
