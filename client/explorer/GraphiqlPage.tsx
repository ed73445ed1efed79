import "graphiql/setup-workers/vite";
import "graphiql/style.css";
import "./explorer.css";
import { createGraphiQLFetcher } from "@graphiql/toolkit";
import { GraphiQL } from "graphiql";
import { operationsFor, VARIABLES } from "./operations.ts";
import { memoryStorage } from "./memoryStorage.ts";

const endpoint = new URL("/graphql", location.href).href;

/** The headers of the editor are the parameters of a socket's connection too, where subscriptions send the token. */
const fetcher = createGraphiQLFetcher({ url: endpoint, subscriptionUrl: endpoint.replace(/^http/, "ws") });

const SANDBOX = `https://studio.apollographql.com/sandbox/explorer?endpoint=${encodeURIComponent(endpoint)}`;

/**
 * GraphiQL from our own files. It keeps what is written in memory only, so that a token is gone when the page is closed, and
 * never reads the token of a member who is signed in on this origin.
 */
export function GraphiqlPage() {
  return (
    <>
      <nav className="explorer-links" aria-label="Documentation">
        <a href="/api">About the API</a>
        <a href="/api/docs">REST</a>
        <a href="/graphql/schema.graphql">Schema</a>
        <a href={SANDBOX} target="_blank" rel="noopener noreferrer">
          Open in Apollo Sandbox
        </a>
      </nav>
      <GraphiQL
        fetcher={fetcher}
        storage={memoryStorage}
        defaultQuery={operationsFor(location.origin)}
        initialVariables={JSON.stringify(VARIABLES, null, 2)}
        defaultHeaders={'{ "authorization": "Bearer " }'}
        defaultEditorToolsVisibility="headers"
        shouldPersistHeaders={false}
        showPersistHeadersSettings={false}
      >
        <GraphiQL.Logo>
          <a href="/">Commonplace</a>
        </GraphiQL.Logo>
      </GraphiQL>
    </>
  );
}
