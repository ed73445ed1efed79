import { randomBytes } from "node:crypto";
import { Passwords } from "#server/platform/secrets/passwords";

/** The members of the demo community who have a role in it. */
const demoStaff = [
  { username: "wren", role: "moderator" },
  { username: "ana.s", role: "admin" },
] as const;

/** A member of staff with a password of their own, in words for whoever starts the server and as it is stored. */
export interface DemoStaff {
  username: string;
  role: "moderator" | "admin";
  password: string;
  passwordHash: string;
}

/**
 * Makes the passwords of the staff: the password of all others is public, and a role must not be. They are printed when
 * the community is loaded, and stored nowhere.
 */
export async function makeStaff(): Promise<DemoStaff[]> {
  const passwords = new Passwords();
  return Promise.all(
    demoStaff.map(async (one) => {
      const password = randomBytes(12).toString("base64url");
      return { ...one, password, passwordHash: await passwords.hash(password) };
    }),
  );
}
