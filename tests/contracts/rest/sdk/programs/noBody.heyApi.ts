import { login } from "./generated/index.ts";

await login({});
