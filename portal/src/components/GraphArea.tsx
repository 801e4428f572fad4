import { ApolloProvider } from "@apollo/client/react";
import { type ReactNode, use } from "react";
import { useGraph } from "./GraphProvider.tsx";

/** Wraps components that use Apollo's hooks; suspends until the GraphQL client has loaded. */
export function GraphArea({ children }: { children: ReactNode }) {
  return <ApolloProvider client={use(useGraph()())}>{children}</ApolloProvider>;
}
