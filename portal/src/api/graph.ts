import type { ApolloClient } from "@apollo/client";
import type { GraphOptions } from "./graphClient.ts";

/** The client of the main graph. It is 45 KB, so it arrives with the first screen that needs it. */
export type Graph = {
  (): Promise<ApolloClient>;
  /** Ends the client with its cache: what it asked for is aborted, later answers reach nobody, and the next call makes another. */
  reset: () => void;
};

/** Loads the client once, when it is first asked for; a load that failed is tried again at the next call. */
export function createGraph(options: GraphOptions): Graph {
  let loading: Promise<ApolloClient> | undefined;
  const client = () => {
    loading ??= import("./graphClient.ts").then(
      ({ createGraphClient }) => createGraphClient(options),
      (cause: unknown) => {
        loading = undefined;
        throw cause;
      },
    );
    return loading;
  };
  const reset = () => {
    void loading?.then((ended) => ended.stop()).catch(() => undefined);
    loading = undefined;
  };
  return Object.assign(client, { reset });
}
