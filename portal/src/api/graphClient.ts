import { ApolloClient, type ApolloLink, HttpLink, InMemoryCache } from "@apollo/client";
import { SetContextLink } from "@apollo/client/link/context";
import { possibleTypes, typePolicies } from "./graphCache.ts";
import type { CallHeaders } from "./headers.ts";
import { operationHeader } from "./recorder.ts";

export type GraphOptions = {
  /** The recorded fetch: publishes each call for analytics, with the codes of its GraphQL errors. */
  fetch: typeof globalThis.fetch;
  headers: CallHeaders;
};

/** The schema of a document: that of the main graph, unless the call's context names that of voice or webmail. */
export type GraphEndpoint = "graph" | "voxcon" | "webmail";

const endpoints: Record<GraphEndpoint, string> = {
  graph: "/selfservice/graph",
  voxcon: "/selfservice/vox-con/graphql",
  webmail: "/webmail/graphql",
};

/** Outside a browser the URL must be absolute; the test's fetch routes it to the site under test. */
function address({ getContext }: ApolloLink.Operation): string {
  const { endpoint = "graph" } = getContext() as { endpoint?: GraphEndpoint };
  return new URL(endpoints[endpoint], globalThis.location?.origin ?? "http://localhost").href;
}

/**
 * The Apollo client over the recorded fetch. Each call sends the vendor key, the client type, the current CSRF
 * token and the operation's name.
 */
export function createGraphClient({ fetch, headers }: GraphOptions): ApolloClient {
  const named = new SetContextLink((previous, { operationName = "" }) => ({
    ...previous,
    headers: { ...headers.mutating(), [operationHeader]: operationName },
  }));
  const sent = new HttpLink({ uri: address, fetch: (input, init) => fetch(input, init), credentials: "same-origin" });
  return new ApolloClient({
    link: named.concat(sent),
    cache: new InMemoryCache({ typePolicies, possibleTypes }),
    devtools: { enabled: false },
    clientAwareness: { name: "portal" },
  });
}
