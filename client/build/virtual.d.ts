/** Made by build/themeStyles.ts. */
declare module "virtual:theme.css" {}

/** Made by build/emoji.ts. */
declare module "virtual:emoji" {
  export const emoji: string;
}
