import { gql } from "@apollo/client";
import type { DocumentNode } from "graphql";
import { expect, test } from "vitest";
import { createCache } from "#client/apollo/cache.ts";
import { leaveList, leaveMembers } from "./bondLists.ts";
import { forgetPerson, quietPerson } from "./personCache.ts";

const person = (id: string) => ({ __typename: "User", id });
const request = (id: string) => ({ __typename: "BondRequestEdge", node: { __typename: "BondRequest", id } });

const Requests: DocumentNode = gql`
  query Requests {
    viewer {
      bondRequests(first: 10) {
        edges {
          node {
            id
          }
        }
        totalCount
      }
      suggestions(first: 6) {
        user {
          id
        }
      }
    }
  }
`;

function knownLists() {
  const cache = createCache();
  cache.writeQuery({
    query: Requests,
    data: {
      viewer: {
        __typename: "Viewer",
        bondRequests: {
          __typename: "BondRequestConnection",
          edges: [request("7"), request("8")],
          totalCount: 12,
        },
        suggestions: ["1", "2"].map((id) => ({ __typename: "PersonSuggestion", user: person(id) })),
      },
    },
  });
  return cache;
}

test("an answered request leaves the list, whose count decreases", () => {
  const cache = knownLists();
  leaveList(cache, "bondRequests", "7");
  expect(cache.readQuery({ query: Requests })).toMatchObject({
    viewer: { bondRequests: { edges: [{ node: { id: "8" } }], totalCount: 11 } },
  });
});

test("a request that the list does not contain changes nothing", () => {
  const cache = knownLists();
  leaveList(cache, "bondRequests", "70");
  expect(cache.readQuery({ query: Requests })).toMatchObject({ viewer: { bondRequests: { totalCount: 12 } } });
});

test("a dismissed person is not suggested any more", () => {
  const cache = knownLists();
  leaveMembers(cache, "suggestions", "1");
  expect(cache.readQuery({ query: Requests })).toMatchObject({ viewer: { suggestions: [{ user: { id: "2" } }] } });
});

const Feed: DocumentNode = gql`
  query Feed {
    feed(first: 10) {
      edges {
        cursor
        node {
          id
          author {
            id
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

function knownFeed() {
  const cache = createCache();
  cache.writeQuery({
    query: Feed,
    data: {
      feed: {
        __typename: "PostConnection",
        edges: [
          ["10", "1"],
          ["11", "2"],
          ["12", "1"],
        ].map(([id = "", author = ""]) => ({
          __typename: "PostEdge",
          cursor: id,
          node: { __typename: "Post", id, author: person(author) },
        })),
        pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: "12" },
      },
    },
  });
  return cache;
}
const left = { feed: { edges: [{ node: { id: "11" } }] } };

test("no content of a blocked member stays in the cache", () => {
  const cache = knownFeed();
  forgetPerson(cache, "1");
  expect(cache.readQuery({ query: Feed })).toMatchObject(left);
  expect(Object.keys(cache.extract())).not.toContain("Post:10");
});

test("a muted member's posts leave the feed, and stay available elsewhere", () => {
  const cache = knownFeed();
  quietPerson(cache, "1");
  expect(cache.readQuery({ query: Feed })).toMatchObject(left);
  expect(Object.keys(cache.extract())).toContain("Post:10");
});
