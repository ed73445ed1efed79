import { existsSync } from "node:fs";

const found =
  process.env["CHROMIUM"] ?? ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find((file) => existsSync(file));

/** How tests and measurements start Chromium: the system's, if it has one, which asks nothing of the network. */
export const CHROMIUM = {
  ...(found && { executablePath: found }),
  args: [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ],
};

/** A whole Chromium: the shell without a screen shows no notifications. Undefined where there is only the shell. */
export const WHOLE_CHROMIUM = [found, "/usr/bin/chromium"].find(
  (file) => file !== undefined && existsSync(file) && !/headless.shell/.test(file),
);
