import { Crowd, type Deeds } from "./crowd.ts";

/* The crowd has a process of its own: its work does not count as the server's, and its memory is not measured. */

/** What the test asks of the crowd. */
export type CrowdOrder =
  | { kind: "gather"; url: string }
  | { kind: "measure"; seconds: number }
  | { kind: "go"; rate: number }
  | { kind: "calm" };

/** What it answers: the rate of `measure`, the deeds of `calm`. */
export interface Reply {
  rate?: number;
  deeds?: Deeds;
}

let crowd: Crowd | null = null;

async function answerTo(order: CrowdOrder): Promise<Reply> {
  if (order.kind === "gather") crowd = await Crowd.gather(order.url);
  if (!crowd) throw new Error("Nobody is there yet.");
  if (order.kind === "measure") return { rate: await crowd.measure(order.seconds) };
  if (order.kind === "go") crowd.go(order.rate);
  return order.kind === "calm" ? { deeds: await crowd.calm() } : {};
}

process.on("message", (order: CrowdOrder) => void answerTo(order).then((reply) => process.send?.(reply)));
process.on("disconnect", () => process.exit());
