import { afterEach } from "vitest";
import { takeFaults } from "./watchAnswers.ts";

// Loaded anew before every file of tests of the API; what it watches with is loaded once for all of them.
afterEach(() => {
  const faults = takeFaults();
  if (faults.length > 0)
    throw new Error(`Answers that are not as /api/openapi.json describes them:\n${faults.join("\n")}`);
});
