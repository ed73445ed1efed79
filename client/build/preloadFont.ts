import type { Plugin } from "vite";

const FONT = /latin-standard-normal-[^/]*\.woff2$/;

/** Preloads the one font file that the first screen needs, instead of loading it after the style sheet. */
export function preloadFont(): Plugin {
  return {
    name: "commonplace:preload-font",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle = {} }) => {
        const file = Object.keys(bundle).find((name) => FONT.test(name) && !name.includes("ext"));
        if (file === undefined) throw new Error("The font is not among the assets.");
        const attrs = { rel: "preload", as: "font", type: "font/woff2", href: `/${file}`, crossorigin: "" };
        return [{ tag: "link", attrs, injectTo: "head-prepend" }];
      },
    },
  };
}
