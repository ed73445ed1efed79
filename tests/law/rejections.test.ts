import { expect, test } from "vitest";
import { rejectionFaults } from "./rejections.ts";
import { readAll } from "./source.ts";

test("no rejection is dropped without a reason", () => {
  expect(rejectionFaults(readAll(process.cwd(), ["client", "server"])).map(({ at, law }) => `${at}: ${law}`)).toEqual(
    [],
  );
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
  for (const path of ["client/features/feed/useFeed.ts", "server/features/feed/feed.service.ts"])
    expect(rejectionFaults(new Map([[path, text]]))).toHaveLength(1);
});

test.each([
  `void ignoreFailure(refetch(), "shown");`,
  "void refetch().catch(tellOfFailure);",
  "void refetch().catch(() => setFailed(true));",
  "try { await refetch(); } catch { setFailed(true); }",
  "try { sessionStorage.removeItem(key); } catch {}",
])("is allowed: %s", (text) => {
  expect(rejectionFaults(new Map([["client/features/feed/useFeed.ts", text]]))).toEqual([]);
});
