import createClient from "openapi-fetch";
import type { paths } from "./generated/schema.ts";

await createClient<paths>().POST("/auth/login");
