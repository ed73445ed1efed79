import { openSandbox } from "./sandbox.ts";

/*
 * The page of `GET /graphql`. Outside of production the server names the script of Apollo Sandbox; where it names none,
 * or where that script cannot be loaded, the page is GraphiQL from our own files.
 */
const target = document.querySelector<HTMLElement>("#explorer");
if (!target) throw new Error("The page has no element for the explorer.");

const { sandbox } = target.dataset;
const isOpen = sandbox !== undefined && (await openSandbox(sandbox, target));
if (!isOpen) {
  const [{ createRoot }, { GraphiqlPage }] = await Promise.all([
    import("react-dom/client"),
    import("./GraphiqlPage.tsx"),
  ]);
  createRoot(target).render(<GraphiqlPage />);
}
