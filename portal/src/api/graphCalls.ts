import type { ApolloClient, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { graphFailure } from "./graphFailure.ts";
import { done, failed, type Result } from "./result.ts";

/** Asks the server, past what is known, and keeps the answer: every screen that shows it follows. Never throws. */
export async function askGraph<T, V extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<T, V>,
  variables: NoInfer<V>,
): Promise<Result<T>> {
  return settled(client.query<T, OperationVariables>({ query: query as TypedDocumentNode<T>, variables, fetchPolicy: "network-only" }));
}

/** Changes something. The answer brings the entities that changed. Never throws, never repeats itself. */
export async function tellGraph<T, V extends OperationVariables>(
  client: ApolloClient,
  mutation: TypedDocumentNode<T, V>,
  variables: NoInfer<V>,
): Promise<Result<T>> {
  return settled(client.mutate<T, OperationVariables>({ mutation: mutation as TypedDocumentNode<T>, variables }));
}

async function settled<T>(call: Promise<{ data?: T | null }>): Promise<Result<T>> {
  try {
    const { data } = await call;
    return data ? done(data) : failed({ kind: "unexpected", status: 200 });
  } catch (error) {
    return failed(graphFailure(error));
  }
}
