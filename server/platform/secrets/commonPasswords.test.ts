import { expect, test } from "vitest";
import { COMMON_PASSWORD, CommonPasswords, NO_BLOCKLIST } from "./commonPasswords.ts";

test("a common password is refused in any case and width, under its field", async () => {
  const list = new CommonPasswords();
  for (const password of ["password123", "PassWord123", "qwertyuiop", "iloveyou", "\u{ff50}assword123"])
    await expect(list.refuse(password, "next")).rejects.toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { next: [COMMON_PASSWORD] },
    });
  await expect(list.refuse("correct horse battery", "next")).resolves.toBeUndefined();
  await expect(NO_BLOCKLIST.refuse("password123", "next")).resolves.toBeUndefined();
});
