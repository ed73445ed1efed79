import type { GraphQLCodegenDataMasking } from "@apollo/client/masking";

// This turns typed masking on: a component sees the fields of its own fragment and no others.
declare module "@apollo/client" {
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
