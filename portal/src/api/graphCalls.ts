import type { ApolloClient, OperationVariables, TypedDocumentNode } from "@apollo/client";
import type { GraphEndpoint } from "./graphClient.ts";
import { done, failed, type Failure, type RefusalCode, type Result, toFailure, unreachable } from "./result.ts";
import { CombinedGraphQLErrors, ServerError, ServerParseError } from "@apollo/client/errors";

/**
 * Queries the server, bypassing the cache, and writes the response to it, so every screen that shows it updates. Never
 * throws.
 */
export async function queryGraph<T, V extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<T, V>,
  variables: NoInfer<V>,
): Promise<Result<T>> {
  return toResult(
    client.query<T, OperationVariables>({
      query: query as TypedDocumentNode<T>,
      variables,
      fetchPolicy: "network-only",
    }),
  );
}

/**
 * Runs a mutation, which returns the entities it changed. Never throws, never retries.
 * @param endpoint the graph of the document
 */
export async function mutateGraph<T, V extends OperationVariables>(
  client: ApolloClient,
  mutation: TypedDocumentNode<T, V>,
  variables: NoInfer<V>,
  endpoint?: GraphEndpoint,
): Promise<Result<T>> {
  return toResult(
    client.mutate<T, OperationVariables>({
      mutation: mutation as TypedDocumentNode<T>,
      variables,
      ...(endpoint && { context: { endpoint } }),
    }),
  );
}

async function toResult<T>(call: Promise<{ data?: T | null }>): Promise<Result<T>> {
  const unanswered = unreachable();
  try {
    const { data } = await call;
    return data ? done(data) : failed({ kind: "unexpected", status: 200 });
  } catch (error) {
    return failed(toGraphFailure(error, unanswered));
  }
}

/** GraphQL error codes that report the state of the session, not a rejection of this call. */
const sessionFailures: Record<string, Failure> = {
  NOT_SIGNED_IN: { kind: "unauthorised" },
  SESSION_ENDED: { kind: "unauthorised" },
  IN_MAINTENANCE: { kind: "maintenance" },
};

const serverErrorCodes = new Set(["INTERNAL_ERROR", "INTERNAL_SERVER_ERROR", "TEMPORARILY_UNAVAILABLE"]);

/**
 * Maps an error of the GraphQL client to a failure: GraphQL errors, an invalid response, or no response (network
 * error).
 */
export function toGraphFailure(error: unknown, unanswered = unreachable()): Failure {
  if (CombinedGraphQLErrors.is(error)) return answeredFailure(error.errors[0]?.extensions?.["code"]);
  if (ServerError.is(error)) return toFailure(error.statusCode, parsed(error.bodyText));
  if (ServerParseError.is(error)) return toFailure(error.statusCode, parsed(error.bodyText));
  return unanswered;
}

function answeredFailure(code: unknown): Failure {
  if (typeof code !== "string") return { kind: "unexpected", status: 200 };
  const session = sessionFailures[code];
  if (session) return session;
  return serverErrorCodes.has(code)
    ? { kind: "unexpected", status: 200, systemCode: code }
    : { kind: "refused", code: code as RefusalCode };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
