import { buffer } from "node:stream/consumers";
import { fromBufferPromise } from "yauzl";
import { eventually } from "./eventually.ts";
import { PASSWORD, type Person } from "./people.ts";

/** An export as REST answers it. */
export interface RestExport {
  id: number;
  state: "pending" | "ready" | "failed" | "expired";
  progress: number | null;
  size: number | null;
  url: string | null;
  created_at: string;
  expires_at: string | null;
}

/** The file of an export, unpacked. */
export class Archive {
  constructor(readonly files: ReadonlyMap<string, Buffer>) {}

  get names(): string[] {
    return [...this.files.keys()];
  }

  /** The text of a file. */
  text(name: string): string {
    const file = this.files.get(name);
    if (!file) throw new Error(`The archive has no ${name}, only ${this.names.join(", ")}`);
    return file.toString("utf8");
  }

  /** What a file of JSON contains; the test says of which type it is. */
  json<T>(name: string): T {
    return JSON.parse(this.text(name)) as T;
  }

  /** All texts together, for what must be in none of them. */
  get everything(): string {
    return this.names
      .filter((name) => !name.startsWith("media/"))
      .map((name) => this.text(name))
      .join("\n");
  }
}

/** Requests an export. */
export const tryRequestExport = (who: Person, password = PASSWORD) =>
  who.send<{ export: RestExport }>("/api/exports", { password });

/** The newest export of a member. */
export async function newestExport(who: Person): Promise<RestExport | null> {
  const { status, body, text } = await who.get<{ export: RestExport | null }>("/api/exports");
  if (status !== 200) throw new Error(`the export answered ${status}: ${text}`);
  return body.export;
}

/** Waits until the newest export of a member is in a state. */
export const exportIs = (who: Person, state: RestExport["state"], timeout = 15_000): Promise<RestExport> =>
  eventually(
    async () => {
      const newest = await newestExport(who);
      if (newest?.state !== state) throw new Error(`the export is ${newest?.state}, ${newest?.progress}`);
      return newest;
    },
    { timeout },
  );

/** Requests an export, and waits until it is ready. */
export async function readyExport(who: Person, timeout?: number): Promise<RestExport> {
  const { status, text } = await tryRequestExport(who);
  if (status !== 202) throw new Error(`requesting an export answered ${status}: ${text}`);
  return exportIs(who, "ready", timeout);
}

/** Downloads and unpacks an export. */
export async function unpack({ url }: Pick<RestExport, "url">): Promise<Archive> {
  const answer = await fetch(url ?? "no address");
  if (answer.status !== 200) throw new Error(`the download answered ${answer.status}`);
  const zip = await fromBufferPromise(Buffer.from(await answer.arrayBuffer()), { autoClose: false });
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  zip.close();
  return new Archive(files);
}
