import { type OperationVariables, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { toGraphFailure } from "../api/graphCalls.ts";
import type { GraphEndpoint } from "../api/graphClient.ts";
import type { ReadState } from "../api/read.ts";

export type GraphRead<T> = { read: ReadState<T>; retry: () => void };

export type GraphReadOptions<T> = {
  /**
   * Keeps the previous result while the variables change, so that controls above a list (tabs, filters) stay in place
   * and keep focus. Never keep data of another account.
   */
  keep?: (before: T) => boolean;
  /** The graph of the document; by default the main one. */
  endpoint?: GraphEndpoint;
};

/**
 * Reads a GraphQL query through Apollo's cache and refetches it on each navigation to the screen (cache-and-network).
 * Shows cached data while loading, and below the failure when the refetch fails. `stale` means that the data belongs to
 * the previous variables.
 */
export function useGraphRead<T, V extends OperationVariables>(
  query: TypedDocumentNode<T, V>,
  variables: NoInfer<V>,
  { keep, endpoint }: GraphReadOptions<T> = {},
): GraphRead<T> & { stale: boolean } {
  const { data, previousData, dataState, error, loading, refetch } = useQuery<T, OperationVariables>(
    query as TypedDocumentNode<T>,
    {
      variables,
      ...(endpoint && { context: { endpoint } }),
      fetchPolicy: "cache-and-network",
      nextFetchPolicy: "cache-first",
    },
  );
  // A rejected refetch also arrives as `error`.
  const retry = () => void refetch().catch(() => undefined);
  useLaterArrivals(retry);
  const before = previousData as T | undefined;
  const stale = dataState !== "complete" && !error && before !== undefined && keep?.(before) === true;
  const known = dataState === "complete" ? data : stale ? before : undefined;
  return { read: toReadState(known, error, loading), retry, stale };
}

function toReadState<T>(data: T | undefined, error: unknown, loading: boolean): ReadState<T> {
  if (error) return { phase: "failed", data, failure: toGraphFailure(error) };
  if (data === undefined) return { phase: "loading" };
  return loading ? { phase: "loading", data } : { phase: "ready", data };
}

/** The first render fetches by itself; navigating to the same URL again refetches (SHELL-06). */
function useLaterArrivals(again: () => void) {
  const { key } = useLocation();
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    again();
  });
}
