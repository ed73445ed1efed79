import { expect, test } from "vitest";
import { iconFiles, withOwnModules } from "./icons.ts";

const PACKAGE = `
export { default as Ellipsis, default as EllipsisIcon, default as MoreHorizontal } from './icons/ellipsis.mjs';
export { default as X, default as XIcon } from './icons/x.mjs';
export { default as createLucideIcon } from './createLucideIcon.mjs';
`;

test("each name of an icon leads to its own module, and types stay with the package", () => {
  const code = `import { MoreHorizontal, X as Close, type LucideIcon } from "lucide-react";\nexport const a = X;\n`;
  expect(withOwnModules(code, iconFiles(PACKAGE))).toBe(
    `import MoreHorizontal from "lucide-react/icons/ellipsis"; import Close from "lucide-react/icons/x"; ` +
      `import { type LucideIcon } from "lucide-react";\nexport const a = X;\n`,
  );
});

test("an icon that the package does not have stops the build", () => {
  expect(() => withOwnModules(`import { Y } from "lucide-react";`, iconFiles(PACKAGE))).toThrow("no icon Y");
});
