import { Column } from "drizzle-orm";
import { expect, test } from "vitest";
import { namedColumns, personColumns } from "./personColumns.ts";

const readFromTable = (columns: object) =>
  Object.entries(columns).flatMap(([name, column]) => (column instanceof Column ? [name] : []));

test("a blocked member's row contains what names them, and null for everything else that others see", () => {
  expect(readFromTable(namedColumns).toSorted()).toEqual(["avatar", "createdAt", "id", "name", "pro", "username"]);
  expect(Object.keys(namedColumns).toSorted()).toEqual(Object.keys(personColumns).toSorted());
});

test("others never see the secrets and the contact of a member", () => {
  for (const name of ["email", "phone", "passwordHash", "emailVerifiedAt"])
    expect(personColumns).not.toHaveProperty(name);
});
