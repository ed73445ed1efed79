import { vi } from "vitest";
import { memberStore } from "./memberStore.ts";

/**
 * Lets the outboxes of a test store in a map in place of IndexedDB, until `vi.restoreAllMocks`. Returns it: its keys
 * are the member's id and the name, e.g. "1marks".
 */
export function fakeMemberStore(): Map<string, unknown> {
  const disk = new Map<string, unknown>();
  // The browser of the tests cannot clone a file.
  const copyOf = (value: unknown) => (value instanceof File ? value : structuredClone(value));
  const read = async (member: string, name: string) => copyOf(disk.get(member + name)) ?? null;
  vi.spyOn(memberStore, "read").mockImplementation(read);
  vi.spyOn(memberStore, "change").mockImplementation(
    async (member: string, name: string, make: (stored: unknown) => unknown) =>
      void disk.set(member + name, structuredClone(make(await read(member, name)))),
  );
  vi.spyOn(memberStore, "write").mockImplementation(async (member, name, value) => {
    disk.set(member + name, value);
    return true;
  });
  vi.spyOn(memberStore, "remove").mockImplementation(async (member, name) => void disk.delete(member + name));
  return disk;
}
