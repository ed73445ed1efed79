import { configure } from "@testing-library/dom";

/** How long a test of the client waits for what comes by itself, on a busy machine too. */
configure({ asyncUtilTimeout: 10_000 });
