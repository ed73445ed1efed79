import { once } from "node:events";
import net from "node:net";

/* Clients that hold connections and give nothing for them, all of one address, in a process of their own: the
   descriptors and the time of the server are then its own. The process says "open" and holds on until it is ended. */

const port = Number(process.argv[2]);

const KINDS: readonly { count: number; text: string; reads: boolean }[] = [
  {
    count: 320,
    reads: true,
    text: head("POST", "/graphql", "Content-Type: application/json", "Content-Length: 50000"),
  },
  { count: 230, reads: false, text: head("GET", "/api/docs/scalar.js").repeat(2) },
  { count: 60, reads: true, text: "NONSENSE\r\n\r\n" },
  { count: 1_500, reads: true, text: "" },
  { count: 1_500, reads: true, text: head("GET", "/health/live") },
];

function head(method: string, path: string, ...more: string[]): string {
  return [`${method} ${path} HTTP/1.1`, "Host: localhost", ...more, "", ""].join("\r\n");
}

async function open({ text, reads }: { text: string; reads: boolean }): Promise<void> {
  const socket = net.connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  socket.on("error", () => {});
  if (reads) socket.resume();
  await Promise.race([once(socket, "connect"), once(socket, "close")]);
  socket.write(text);
}

for (const kind of KINDS) {
  const all = Array.from({ length: kind.count }, () => kind);
  // A hundred at once: more would wait in the queue of the kernel.
  while (all.length > 0) await Promise.all(all.splice(0, 100).map(open));
}
process.send?.("open");
