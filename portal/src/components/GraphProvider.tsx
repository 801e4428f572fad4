import { createContext, type ReactNode, useContext } from "react";
import type { Graph } from "../api/graph.ts";

const GraphContext = createContext<Graph | null>(null);

/** Context of the GraphQL client: the same client as the sagas', so that they share one cache. */
export function GraphProvider({ graph, children }: { graph: Graph; children: ReactNode }) {
  return <GraphContext value={graph}>{children}</GraphContext>;
}

export function useGraph(): Graph {
  const graph = useContext(GraphContext);
  if (graph === null) throw new Error("A screen that reads the graph stands outside GraphProvider.");
  return graph;
}
