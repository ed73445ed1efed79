import { expect, test } from "vitest";
import { schema } from "#tests/kit/lists";
import { audiencesByRights } from "./audiences.ts";

test("the description of each root field says for whom it is, as the table of rights has it", () => {
  const rights = audiencesByRights();
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  for (const root of roots) {
    for (const { name, description } of Object.values(root?.getFields() ?? {})) {
      const field = `${root?.name}.${name}`;
      expect(description?.split("\n").at(-1), field).toBe(`For ${rights.get(field)}.`);
    }
  }
});
