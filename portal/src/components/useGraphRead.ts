import { type OperationVariables, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { graphFailure } from "../api/graphFailure.ts";
import type { ReadState } from "../api/read.ts";

export type GraphRead<T> = { read: ReadState<T>; retry: () => void };

export type GraphReadOptions<T> = {
  /**
   * Whether the answer to the variables before these is kept until the new one is there, so that controls above a list (tabs, filters) stay
   * where they are and keep the focus. Never keep what belongs to another account.
   */
  keep?: (before: T) => boolean;
};

/**
 * What the graph's cache holds about a question, asked of the server at each arrival. What is known is shown meanwhile; when
 * asking fails it stays, below the failure. `stale` says that the data answers the variables before these.
 */
export function useGraphRead<T, V extends OperationVariables>(
  query: TypedDocumentNode<T, V>,
  variables: NoInfer<V>,
  { keep }: GraphReadOptions<T> = {},
): GraphRead<T> & { stale: boolean } {
  const { data, previousData, dataState, error, loading, refetch } = useQuery<T, OperationVariables>(query as TypedDocumentNode<T>, {
    variables,
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  // A failure of it arrives as `error` too.
  const retry = () => void refetch().catch(() => undefined);
  useLaterArrivals(retry);
  const before = previousData as T | undefined;
  const stale = dataState !== "complete" && !error && before !== undefined && keep?.(before) === true;
  const known = dataState === "complete" ? data : stale ? before : undefined;
  return { read: standing(known, error, loading), retry, stale };
}

function standing<T>(data: T | undefined, error: unknown, loading: boolean): ReadState<T> {
  if (error) return { phase: "failed", data, failure: graphFailure(error) };
  if (data === undefined) return { phase: "loading" };
  return loading ? { phase: "loading", data } : { phase: "ready", data };
}

/** The first arrival asks by itself; going to the same address again reloads its data (SHELL-06). */
function useLaterArrivals(again: () => void) {
  const { key } = useLocation();
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    again();
  });
}
