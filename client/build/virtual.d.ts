/** The module is made by build/themeStyles.ts. */
declare module "virtual:theme.css" {}

/** The module is made by build/emoji.ts. */
declare module "virtual:emoji" {
  export const emoji: string;
}
