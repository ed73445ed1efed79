/** Made by build/themeStyles.ts. */
declare module "virtual:theme.css" {}
