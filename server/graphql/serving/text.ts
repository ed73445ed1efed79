import type { IncomingMessage } from "node:http";
import { type ApolloServer, HeaderMap } from "@apollo/server";
import type { ApolloContext } from "./apollo.ts";

/** An answer of Apollo. */
interface TextAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Answers a document that was sent as text, by Apollo and without Express. */
export type AnswerText = (req: IncomingMessage, body: unknown, context: ApolloContext) => Promise<TextAnswer>;

/** The headers that Apollo reads: the others are ours. */
const READ = ["content-type", "accept", "apollo-require-preflight", "x-apollo-operation-name"] as const;

export function createText(apollo: ApolloServer<ApolloContext>): AnswerText {
  return async (req, body, context) => {
    const headers = new HeaderMap();
    for (const name of READ) {
      const value = req.headers[name];
      if (typeof value === "string") headers.set(name, value);
    }
    const [, search = ""] = (req.url ?? "").split(/(?=\?)/);
    const answer = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method: "POST", headers, search, body },
      context: () => Promise.resolve(context),
    });
    if (answer.body.kind === "chunked") throw new Error("Documents are answered as a whole.");
    return {
      status: answer.status ?? 200,
      headers: Object.fromEntries(answer.headers),
      body: answer.body.string,
    };
  };
}
