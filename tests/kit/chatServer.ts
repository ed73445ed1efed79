import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll } from "vitest";

/** A request of our server to a model. */
export interface ModelRequest {
  authorization: string | undefined;
  model: string;
  system: string;
  /** The question with the material for its answer, as it was sent. */
  prompt: {
    question: string;
    cards: { card: string; findings: string[]; posts: { id: number; text: string }[] }[];
    quotes: { id: number; by: string; text: string }[];
  };
}

type Behaviour = (request: ModelRequest, res: ServerResponse) => void;

/** A model on this machine that speaks the protocol and behaves as the test defines. */
export interface ChatServer {
  readonly baseUrl: string;
  readonly requests: ModelRequest[];
  behave(behaviour: Behaviour): void;
}

/** Answers with sentences for each card, as a model would. */
export const repliesWith =
  (words: (request: ModelRequest) => Record<string, unknown>): Behaviour =>
  (request, res) =>
    answer(res, { choices: [{ message: { role: "assistant", content: JSON.stringify(words(request)) } }] });

/** Answers with a body of any kind. */
export function answer(res: ServerResponse, body: unknown, status = 200): void {
  res.writeHead(status, { "content-type": "application/json" });
  res.end(typeof body === "string" ? body : JSON.stringify(body));
}

/** Starts a model for the test file that calls this at its top. */
export async function startChatServer(): Promise<ChatServer> {
  const requests: ModelRequest[] = [];
  let behaviour: Behaviour = (_request, res) => answer(res, {}, 500);
  const server = createServer((req, res) => {
    void read(req).then((one) => {
      if (req.method !== "POST" || req.url !== "/v1/chat/completions") return answer(res, {}, 404);
      requests.push(one);
      behaviour(one, res);
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}/v1`, requests, behave: (next) => void (behaviour = next) };
}

async function read(req: IncomingMessage): Promise<ModelRequest> {
  let text = "";
  for await (const part of req) text += String(part);
  // Our own server sent it, and a wrong shape fails the test.
  const body = JSON.parse(text || "{}") as { model: string; messages: { role: string; content: string }[] };
  const [system, user] = body.messages ?? [];
  return {
    authorization: req.headers.authorization,
    model: body.model,
    system: system?.content ?? "",
    prompt: JSON.parse(user?.content ?? "{}") as ModelRequest["prompt"],
  };
}
