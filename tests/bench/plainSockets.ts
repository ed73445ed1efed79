import { createServer } from "node:http";
import { useServer } from "graphql-ws/use/ws";
import { WebSocketServer } from "ws";
import type { RunningServer } from "#server/app/process/server";
import { createFaces, RESOLVERS } from "#server/app/resolvers";
import { operationContext } from "#server/graphql/context";
import { createSchema } from "#server/graphql/schema";
import { Events, type LiveBus } from "#server/platform/live/events";

/**
 * What the product's sockets are held against: `useServer` of graphql-ws as its documentation shows it, on the same
 * schema and resolvers, hearing the same events. It executes and serialises for each socket.
 */
export async function startPlainSockets(server: RunningServer): Promise<{ url: string; close(): Promise<void> }> {
  const { database, app } = server;
  const heard: { stop?: () => Promise<void> } = {};
  const bus: LiveBus = {
    publish: () => Promise.reject(new Error("It only hears.")),
    async listen(onMessage) {
      const { unlisten } = await database.sql.listen("commonplace_live", onMessage);
      heard.stop = unlisten;
    },
    close: async () => heard.stop?.(),
  };
  const onError = (error: unknown) => {
    throw error;
  };
  const events = new Events(database.db, bus, onError);
  const faces = createFaces(app.services, { events, publicUrl: server.url, onError });
  const schema = createSchema([...RESOLVERS], faces);
  await events.start();

  const http = createServer();
  const wss = new WebSocketServer({ server: http, path: "/graphql" });
  const plain = useServer(
    {
      schema,
      async context({ connectionParams }) {
        const token = String(connectionParams?.["authorization"]).replace("Bearer ", "");
        const viewer = await app.services.sessions.viewerOf(token);
        return operationContext({ viewer, requestId: "bench", ip: "127.0.0.1", userAgent: null }, faces);
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
      await events.stop();
      http.close();
    },
  };
}
