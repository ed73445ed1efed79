import { expect, test } from "vitest";
import { mutualFriends, reasonText } from "./reasonText.ts";

const nobody = { mutualBondsCount: 0, sharedGroupsCount: 0, sharedTags: [], user: { location: null } };

test("a suggestion shows its reason", () => {
  expect(reasonText({ ...nobody, reason: "MUTUAL_BONDS", mutualBondsCount: 3 })).toBe("3 mutual friends");
  expect(reasonText({ ...nobody, reason: "SHARED_GROUPS", sharedGroupsCount: 1 })).toBe("In a group with you");
  expect(reasonText({ ...nobody, reason: "SHARED_GROUPS", sharedGroupsCount: 2 })).toBe("In 2 groups with you");
  expect(reasonText({ ...nobody, reason: "SHARED_TAGS", sharedTags: ["energy", "cities", "soil"] })).toBe(
    "You both like #energy and #cities",
  );
  expect(reasonText({ ...nobody, reason: "SAME_PLACE", user: { location: "Accra" } })).toBe("Also in Accra");
  expect(reasonText({ ...nobody, reason: "ACTIVE" })).toBe("Recently active");
});

test("one mutual friend is written in the singular", () => {
  expect(mutualFriends(1)).toBe("1 mutual friend");
});
