import { createServer } from "node:http";
import { useServer } from "graphql-ws/use/ws";
import { WebSocketServer } from "ws";
import type { RunningServer } from "#server/app/process/server";
import { operationContext } from "#server/graphql/context";
import { createSchema, facesOf } from "#server/graphql/fields/schema";

/**
 * Starts the server with which the product's sockets are compared: `useServer` of graphql-ws as its documentation shows
 * it, with the same schema, resolvers and events. It executes and serializes for each socket.
 */
export async function startPlainSockets(server: RunningServer): Promise<{ url: string; close(): Promise<void> }> {
  const { resolvers, services } = server.app.product;
  const faces = facesOf(resolvers);
  const schema = createSchema(resolvers, faces);

  const http = createServer();
  const wss = new WebSocketServer({ server: http, path: "/graphql" });
  const plain = useServer(
    {
      schema,
      async context({ connectionParams }) {
        const token = String(connectionParams?.["authorization"]).replace("Bearer ", "");
        const viewer = await services.sessions.viewerOf(token);
        return operationContext({ viewer, token: null, requestId: "bench", ip: "127.0.0.1", userAgent: null }, faces);
      },
    },
    wss,
  );
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const address = http.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    async close() {
      await plain.dispose();
      http.close();
    },
  };
}
