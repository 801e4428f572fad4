import { ApolloProvider } from "@apollo/client/react";
import { type ReactNode, use } from "react";
import { useGraph } from "./GraphProvider.tsx";

/** Around what reads the graph through Apollo's hooks; suspends until its client has come. */
export function GraphArea({ children }: { children: ReactNode }) {
  return <ApolloProvider client={use(useGraph()())}>{children}</ApolloProvider>;
}
