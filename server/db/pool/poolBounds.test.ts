import { beforeEach, expect, test, vi } from "vitest";
import { type Kind, PoolBounds } from "./poolBounds.ts";

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** A pool of connections that do what the patched driver's do. */
function poolOf(size: number, options: { waiting?: number } = {}) {
  const bounds = new PoolBounds({
    pool: size,
    alike: size / 2,
    waiting: 3,
    waitMs: 1_000,
    connectMs: 3_000,
    answerMs: 6_500,
    ...options,
  });
  const connections = Array.from({ length: size }, () => {
    const connection = {
      work: null as ReturnType<typeof workOf> | null,
      since: 0,
      allowed: 0,
      connecting: false,
      isAnswering: () => connection.work !== null && !connection.connecting,
      isConnecting: () => connection.connecting,
      abandon: vi.fn<(error: Error) => void>(),
      drop: vi.fn<(error: Error) => void>(),
    };
    return connection;
  });
  bounds.watch(connections);
  const free = () => connections.filter(({ work }) => work === null);
  const ask = (kind: Kind) => {
    const work = workOf(kind);
    const [connection] = free();
    if (connection && bounds.admits(work, free().length)) bounds.begin(connection, work);
    else bounds.wait(work);
    return work;
  };
  return { bounds, connections, ask };
}

const workOf = (kind: Kind) => ({
  ...(typeof kind === "string" ? { strings: [kind] } : { options: { kind } }),
  reject: vi.fn<(error: Error) => void>(),
});

test("work of one kind gets half of the connections, and others the rest", () => {
  const { bounds, connections, ask } = poolOf(4);
  for (let i = 0; i < 3; i++) ask("insert");
  expect(bounds.load).toEqual({ used: 2, waiting: 1 });
  ask("select");
  ask("update");
  expect(bounds.load).toEqual({ used: 4, waiting: 1 });
  const waiting = ask("delete");
  // The connection of a statement that others wait for goes to the first who may have it.
  const [, , ofSelect] = connections;
  expect(bounds.next(ofSelect as never)).toBe(waiting);
});

test("transactions are of one kind when they run the same code", () => {
  const { bounds, ask } = poolOf(4);
  const likes = (id: number) => () => id;
  for (let id = 0; id < 3; id++) ask(likes(id));
  ask((id: number) => -id);
  expect(bounds.load).toEqual({ used: 3, waiting: 1 });
});

test("a full queue sends the last of the largest crowd away", () => {
  const { ask } = poolOf(2);
  for (const kind of ["insert", "select"]) ask(kind);
  const [first, second, third] = [ask("insert"), ask("insert"), ask("insert")];
  const other = ask("select");
  expect([first, second, third, other].map(({ reject }) => reject.mock.calls.length)).toEqual([0, 0, 1, 0]);
  expect(third.reject.mock.calls[0]?.[0]).toMatchObject({ code: "POOL_EXHAUSTED" });
});

test("nobody waits longer than a second for a free connection, or than three for one to be made", () => {
  const { connections, ask } = poolOf(2);
  ask("insert");
  const [connecting] = connections;
  if (connecting) connecting.connecting = true;
  const waiting = ask("insert");
  vi.advanceTimersByTime(800);
  expect(waiting.reject).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(waiting.reject).toHaveBeenCalledOnce();
  expect(connecting?.abandon).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(connecting?.abandon).toHaveBeenCalledOnce();
});

test("a connection that does not answer is given up, and a transaction with more time later", () => {
  const { connections, ask } = poolOf(4);
  ask("insert");
  ask("update");
  const [usual, patient] = connections;
  if (patient) patient.allowed = 32;
  vi.advanceTimersByTime(6_400);
  expect(usual?.drop).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(usual?.drop).toHaveBeenCalled();
  expect(patient?.drop).not.toHaveBeenCalled();
  vi.advanceTimersByTime(26_000);
  expect(patient?.drop).toHaveBeenCalled();
});

test("nothing runs while nothing is asked", () => {
  const { bounds, connections, ask } = poolOf(2);
  ask("select");
  const [only] = connections;
  bounds.next(only as never);
  vi.advanceTimersByTime(100);
  expect(vi.getTimerCount()).toBe(0);
});
