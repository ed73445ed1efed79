import type { Server } from "node:http";
import process from "node:process";
import postgres from "postgres";

/** What a server of the bench is started with. */
export interface ServerSettings {
  databaseUrl: string;
  secret: string;
}

/** Reads the settings with which the bench started this process. */
export function readSettings(): ServerSettings {
  const { DATABASE_URL: databaseUrl, JWT_SECRET: secret } = process.env;
  if (databaseUrl === undefined || secret === undefined) throw new Error("The bench starts this server.");
  // Only errors would be slower: the product runs without a loader.
  process.setSourceMapsEnabled(false);
  return { databaseUrl, secret };
}

const TIMES = [1082, 1114, 1184];
const text = (value: string) => value;

/** Opens as many connections as the product does; times stay texts. */
export const openPool = (url: string) =>
  postgres(url, {
    max: 20,
    onnotice: () => {},
    connection: { TimeZone: "UTC" },
    types: { date: { to: 1184, from: TIMES, serialize: text, parse: text } },
  });

/** Listens on a free port of this machine and reports the address to the bench; it ends with the bench. */
export function serve(server: Server): void {
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    report(`http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`);
  });
}

/** Reports that the server is ready. */
export function report(url: string): void {
  process.on("message", () => process.exit(0)).on("disconnect", () => process.exit(0));
  process.send?.({ url });
}
