import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { Button } from "@portico/design-system/button";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { askGraph } from "../../../api/graphCalls.ts";

/** What a paged query is asked with: `after` is the cursor of the last entry that is shown, absent for the first page. */
export type PageVariables = OperationVariables & { first: number; after?: string | null };

export type PagedListProps<T, V extends PageVariables> = {
  query: TypedDocumentNode<T, V>;
  /** The variables of the first page. */
  variables: V;
  page: { nodes: readonly unknown[]; endCursor: string | null; hasNextPage: boolean };
  words: { more: string; loading: string; failed: string };
  /** The list: every page so far. */
  children: ReactNode;
};

/**
 * A list with a button that asks for its next page. The answer joins the pages before it in the cache (`api/graphCache.ts`), so whoever
 * shows the list sees it grow. The focus goes to the first new entry: on the last page the button that had it is gone.
 */
export function PagedList<T, V extends PageVariables>({ query, variables, page, words, children }: PagedListProps<T, V>) {
  const client = useApolloClient();
  const [phase, setPhase] = useState<"idle" | "loading" | "failed">("idle");
  const list = useRef<HTMLDivElement>(null);
  const focusOnGrowth = useFocusOnFirstNew(list, page.nodes.length);
  const load = async () => {
    setPhase("loading");
    focusOnGrowth();
    const answer = await askGraph(client, query, { ...variables, after: page.endCursor });
    setPhase(answer.ok ? "idle" : "failed");
  };
  return (
    <Stack>
      <div ref={list}>{children}</div>
      {page.hasNextPage && (
        <Stack gap="small" align="start">
          {phase === "failed" && (
            <div role="alert">
              <Text tone="bad">{words.failed}</Text>
            </div>
          )}
          <Button variant="secondary" busy={phase === "loading" ? words.loading : undefined} onPress={() => void load()}>
            {words.more}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

/** After it was called: once the list has more entries, the focus goes to the link of the first new one. */
function useFocusOnFirstNew(list: RefObject<HTMLDivElement | null>, entries: number): () => void {
  const shownBefore = useRef<number | undefined>(undefined);
  useEffect(() => {
    const before = shownBefore.current;
    if (before === undefined || entries <= before) return;
    shownBefore.current = undefined;
    list.current?.querySelectorAll<HTMLElement>("tbody tr").item(before)?.querySelector<HTMLElement>("a, button")?.focus();
  }, [list, entries]);
  return () => void (shownBefore.current = entries);
}
