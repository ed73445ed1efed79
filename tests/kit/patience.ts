import { configure } from "@testing-library/dom";

/** The time limit of a client test for asynchronous effects, which suffices on a busy machine too. */
configure({ asyncUtilTimeout: 30_000 });
