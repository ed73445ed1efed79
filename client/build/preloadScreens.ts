import type { Plugin } from "vite";

/** What first screens load beside the entry: visitors sign in, members come to the feed or to another screen. */
const SCREENS = {
  visitor: ["app/guest/AuthLayout.tsx", "pages/auth/LoginPage.tsx"],
  member: ["app/layout/SignedInApp.tsx"],
  home: ["pages/HomePage.tsx"],
} as const;

interface Chunk {
  fileName: string;
  facadeModuleId?: string | null;
  imports?: readonly string[];
}
type Bundle = Readonly<Record<string, Chunk>>;

/**
 * Requests the code of the first screen together with the entry, which would find out only once it runs. The page says
 * itself which screen that is: the browser stores whether a member is signed in.
 */
export function preloadScreens(): Plugin {
  return {
    name: "commonplace:preload-screens",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      // Below the style sheet, the script would wait for it.
      handler: (html, { bundle = {} }) =>
        html.replace(/(?=<script type="module")/, () => `<script>${scriptOf(bundle)}</script>\n    `),
    },
  };
}

function scriptOf(bundle: Bundle): string {
  const entry = filesOf(bundle, ["index.html", "main.tsx"]);
  const [visitor, member, home] = [SCREENS.visitor, SCREENS.member, [...SCREENS.member, ...SCREENS.home]].map(
    (screen) => JSON.stringify([...filesOf(bundle, screen)].filter((file) => !entry.has(file))),
  );
  return [
    `var p=location.pathname,f=[];`,
    `try{f=localStorage.auth_token?p=="/"?${home}:${member}:p=="/"||p=="/auth/login"?${visitor}:f}catch(e){}`,
    `f.forEach(function(h){var l=document.createElement("link");l.rel="modulepreload";l.crossOrigin="";l.href="/"+h;document.head.append(l)})`,
  ].join("");
}

/** Returns the files of some modules' chunks, with all that they import. */
function filesOf(bundle: Bundle, modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const open = Object.values(bundle)
    .filter(({ facadeModuleId }) => modules.some((file) => facadeModuleId?.endsWith(`/client/${file}`)))
    .map(({ fileName }) => fileName);
  if (open.length === 0) throw new Error(`The build has no chunk of ${modules.join(", ")}.`);
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    open.push(...(bundle[file]?.imports ?? []));
  }
  return files;
}
