import type { ApolloClient } from "@apollo/client";
import type { GraphOptions } from "./graphClient.ts";

/** Loads the GraphQL client lazily: it is 45 KB, so it comes with the first screen that needs it. */
export type Graph = {
  (): Promise<ApolloClient>;
  /**
   * Ends the client and its cache: aborts calls in flight, discards later responses; the next call creates a new
   * client.
   */
  reset: () => void;
};

/** Loads the client once, on first use; the next call retries after a failed load. */
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
