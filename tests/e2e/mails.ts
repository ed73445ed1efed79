import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import PostalMime from "postal-mime";
import { expect } from "./fixtures.ts";

const folder = () => path.join(process.env["E2E_DATA_DIR"] ?? "", "mail");

/** Returns the link of the newest mail to a member that leads to this path; waits until there is one. */
export async function mailedLink(address: string, to: string): Promise<string> {
  let link: string | null = null;
  await expect
    .poll(async () => (link = await newestLink(address, to)), { message: `a mail to ${address}`, timeout: 20_000 })
    .not.toBeNull();
  return link ?? "";
}

async function newestLink(address: string, to: string): Promise<string | null> {
  const names = (await readdir(folder()).catch(() => [])).filter((name) => name.endsWith(".eml"));
  for (const name of names.toSorted((one, other) => other.localeCompare(one))) {
    const mail = await PostalMime.parse(await readFile(path.join(folder(), name)));
    if (!mail.to?.some((one) => one.address === address)) continue;
    const link = mail.text
      ?.split(/\s+/)
      .find((word) => word.startsWith("http") && new URL(word).pathname.startsWith(to));
    if (link) return link;
  }
  return null;
}
