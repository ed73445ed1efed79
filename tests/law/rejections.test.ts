import { expect, test } from "vitest";
import { rejectionFaults } from "./rejections.ts";
import { readAll } from "./source.ts";

test("no rejection of the client is dropped without a reason", () => {
  expect(rejectionFaults(readAll(process.cwd(), ["client"])).map(({ at, law }) => `${at}: ${law}`)).toEqual([]);
});

test.each([
  "void refetch().catch(() => {});",
  "void refetch().catch(() => null);",
  "void refetch().catch(() => undefined);",
  "void refetch().catch(() => void 0);",
  "const found = await refetch().catch((): Answer => ({}));",
  "void refetch().catch(function () {});",
  "void refetch().then(done, () => {});",
  "try { await refetch(); } catch {}",
  "try { await refetch(); } catch (failure) { /* nobody minds */ }",
])("is found: %s", (text) => {
  expect(rejectionFaults(new Map([["client/features/feed/useFeed.ts", text]]))).toHaveLength(1);
});

test.each([
  `void ignoreFailure(refetch(), "shown");`,
  "void refetch().catch(tellOfFailure);",
  "void refetch().catch(() => setFailed(true));",
  "try { await refetch(); } catch { setFailed(true); }",
  "try { sessionStorage.removeItem(key); } catch {}",
])("may stand: %s", (text) => {
  expect(rejectionFaults(new Map([["client/features/feed/useFeed.ts", text]]))).toEqual([]);
});
