import { operationsFor, VARIABLES } from "./operations.ts";

/** The part of Apollo's script that we use. */
interface SandboxWindow {
  EmbeddedSandbox?: new (options: {
    target: HTMLElement;
    initialEndpoint: string;
    includeCookies: boolean;
    runTelemetry: boolean;
    initialState: {
      document: string;
      variables: object;
      headers: Record<string, string>;
      pollForSchemaUpdates: boolean;
    };
  }) => unknown;
}

/** A network that swallows requests fails as surely as one that refuses them. */
const PATIENCE_MS = 6_000;

/** Opens Apollo Sandbox in an element; false where its script cannot be loaded. */
export async function openSandbox(script: string, target: HTMLElement): Promise<boolean> {
  if (!(await isLoaded(script))) return false;
  // The script adds this class to the page.
  const { EmbeddedSandbox } = window as unknown as SandboxWindow;
  if (!EmbeddedSandbox) return false;
  const sandbox = new EmbeddedSandbox({
    target,
    initialEndpoint: new URL("/graphql", location.href).href,
    includeCookies: false,
    runTelemetry: false,
    initialState: {
      document: operationsFor(location.origin),
      variables: VARIABLES,
      headers: { authorization: "Bearer " },
      pollForSchemaUpdates: false,
    },
  });
  return Boolean(sandbox);
}

function isLoaded(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement("script");
    script.src = address;
    script.addEventListener("load", () => resolve(true));
    script.addEventListener("error", () => resolve(false));
    setTimeout(resolve, PATIENCE_MS, false);
    document.head.append(script);
  });
}
