import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { locationOf } from "./locations.ts";
import { isGenerated, readAll } from "./source.ts";
import { paragraphsOf, type Text, textsOf } from "./texts.ts";

/* `npm run texts` prints every text of the product that a member, a developer or an operator reads, with its file and
   line, so that an editor can read them in one go. `npm run texts -- client/pages` prints those of a folder. */

const PAGES = "client/pages/info";
const isRead = (file: string) =>
  !isGenerated(file) && !locationOf(file).isTest && !file.startsWith("server/demo/") && !/testkit|\.d\.ts$/.test(file);

const code = [...readAll(process.cwd(), ["client", "server"])].filter(([file]) => isRead(file));
const pages = readdirSync(PAGES).filter((file) => file.endsWith(".md"));
const texts: Text[] = [
  ...code.flatMap(([file, source]) => textsOf(file, source)),
  ...pages.flatMap((file) => paragraphsOf(path.posix.join(PAGES, file), readFileSync(path.join(PAGES, file), "utf8"))),
];
const part = process.argv[2] ?? "";
for (const { at, text } of texts) if (at.startsWith(part)) process.stdout.write(`${at}\t${text}\n`);
