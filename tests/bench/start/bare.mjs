// A bare Express server on the same database: it is ready once the database has answered.
import { once } from "node:events";
import process from "node:process";
import express from "express";
import postgres from "postgres";

const sql = postgres(process.env.DATABASE_URL);
const app = express().get("/", async (_req, res) => void res.json(await sql`select 1 as one`));
await sql`select 1`;
const server = app.listen(0, "127.0.0.1");
await once(server, "listening");
process.stdout.write(`The bare server is ready: http://127.0.0.1:${server.address().port}\n`);
