import { spawn } from "node:child_process";

export interface Product {
  url: string;
  stop: () => Promise<void>;
}

/** Starts the built product with the settings of this process. It ends with this process. */
export async function startProduct(): Promise<Product> {
  const child = spawn(process.execPath, ["dist/bundle/main.js"], { stdio: ["ignore", "pipe", "inherit"] });
  const exit = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += String(chunk);
      const [, address] = /is ready: (\S+)/.exec(output) ?? [];
      if (address) resolve(address);
    });
    void exit.then(() => reject(new Error(`The product has ended:\n${output}`)));
  });
  return {
    url,
    stop: async () => {
      child.kill("SIGTERM");
      await exit;
    },
  };
}
