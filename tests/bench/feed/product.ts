import process from "node:process";
import { readConfig } from "#server/app/config/config";
import { startServer } from "#server/app/process/server";

/* The product as it is built: without the condition `source`, `#server` means `dist`. NODE_ENV is `production` for the
   libraries, and not for the configuration, which would insist on limits that a load generator exceeds at once. */

process.setSourceMapsEnabled(false);
const { NODE_ENV: _, ...settings } = process.env;
const server = await startServer(readConfig(settings));
const end = () => void server.close({ hurry: true }).finally(() => process.exit(0));
process.on("message", end).on("disconnect", end).on("SIGTERM", end);
process.send?.({ url: `http://127.0.0.1:${server.port}` });
