import type { Plugin } from "vite";

const FONT = /latin-standard-normal-[^/]*\.woff2$/;

/** Asks for the one font file of the first paint at once, not only when the style sheet has been read. */
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
