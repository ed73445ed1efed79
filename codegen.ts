import { createHash } from "node:crypto";
import { addTypenameSelectionDocumentTransform } from "@graphql-codegen/client-preset";
import type { CodegenConfig } from "@graphql-codegen/cli";

/**
 * Generates client/gql from schema.graphql and the client's documents: types, documents, and the manifest of trusted
 * documents.
 */
const config: CodegenConfig = {
  schema: "./schema.graphql",
  documents: [
    "!client/**/*.test.{ts,tsx}",
    "!client/**/*.testkit.tsx",
    "client/**/*.{ts,tsx}",
    "!client/gql/**",
    "!client/build/**",
  ],
  ignoreNoDocuments: true,
  generates: {
    "./client/gql/": {
      preset: "client",
      presetConfig: {
        // Apollo Client masks fragments itself, at run time too.
        fragmentMasking: false,
        skipIndexFile: true,
        persistedDocuments: {
          mode: "embedHashInDocument",
          hashPropertyName: "hash",
          hashAlgorithm: (text: string) => createHash("sha256").update(text).digest("hex"),
        },
      },
      // The stored text must be what Apollo Client works with, and that has __typename everywhere.
      documentTransforms: [addTypenameSelectionDocumentTransform],
      config: {
        documentMode: "documentNodeImportFragments",
        importExtension: ".ts",
        useTypeImports: true,
        nonOptionalTypename: true,
        skipTypeNameForRoot: true,
        enumType: "string-literal",
        strictScalars: true,
        scalars: { DateTime: "string", ID: "string" },
        customDirectives: { apolloUnmask: true },
        inlineFragmentTypes: "mask",
      },
    },
  },
};
export default config;
