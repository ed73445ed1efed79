import "@emotion/react";
import type { ProductTheme } from "./theme.ts";

declare module "@emotion/react" {
  // eslint-disable-next-line typescript/no-empty-object-type -- emotion's way to type its theme
  export interface Theme extends ProductTheme {}
}
