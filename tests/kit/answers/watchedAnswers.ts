import { afterEach } from "vitest";
import { takeFaults } from "./watchAnswers.ts";

// This file is loaded anew before every API test file; the module that it imports is loaded once for all of them.
afterEach(() => {
  const faults = takeFaults();
  if (faults.length > 0)
    throw new Error(`Answers that are not as /api/openapi.json describes them:\n${faults.join("\n")}`);
});
