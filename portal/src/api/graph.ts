import type { ApolloClient } from "@apollo/client";
import type { CallHeaders } from "./headers.ts";

/** The client of the main graph. It is 51 KB, so it arrives with the first screen that needs it. */
export type Graph = () => Promise<ApolloClient>;

export type GraphOptions = {
  /** The recorded fetch: analytics sees every call, and the codes of its GraphQL errors. */
  fetch: typeof globalThis.fetch;
  headers: CallHeaders;
};

/** Loads the client once, when it is first asked for; a load that failed is tried again at the next call. */
export function createGraph(options: GraphOptions): Graph {
  let loading: Promise<ApolloClient> | undefined;
  return () => {
    loading ??= import("./graphClient.ts").then(
      ({ createGraphClient }) => createGraphClient(options),
      (cause: unknown) => {
        loading = undefined;
        throw cause;
      },
    );
    return loading;
  };
}
