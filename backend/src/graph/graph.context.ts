import type { Dependencies } from "../dependencies.ts";
import type { Principal } from "../lib/principal.ts";
import type { GraphLoaders } from "./graph.loaders.ts";

/** What every resolver of /selfservice/graph may use. */
export type GraphContext = {
  deps: Dependencies;
  principal: Principal;
  /** The session that asks: what is proved in one counts in no other. */
  sessionId: string;
  loaders: GraphLoaders;
  /** Set by an operation whose final answer is kept: a repeat of the same request gets it again, byte for byte. */
  keepAnswer: (name: { userId: string; key: string }) => void;
};
