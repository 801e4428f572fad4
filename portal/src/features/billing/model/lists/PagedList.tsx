import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { Button } from "@portico/design-system/button";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { type ReactNode, useState } from "react";
import { queryGraph } from "../../../../api/graphCalls.ts";
import { useFocusOnFirstNew } from "../../../../components/useFocusOnFirstNew.ts";

/** Variables of a paged query: `after` is the cursor of the last entry shown, absent for the first page. */
type PageVariables = OperationVariables & { first: number; after?: string | null };

type PagedListProps<T, V extends PageVariables> = {
  query: TypedDocumentNode<T, V>;
  /** The variables of the first page. */
  variables: V;
  page: { nodes: readonly unknown[]; endCursor: string | null; hasNextPage: boolean };
  words: { more: string; loading: string; failed: string };
  /** The list with all pages loaded so far. */
  children: ReactNode;
};

/**
 * Cursor-paginated list with a button that loads the next page. The cache appends the page (`api/graphCache.ts`), so
 * every place that shows the list grows. The focus moves to the first new entry, because on the last page the focused
 * button disappears.
 */
export function PagedList<T, V extends PageVariables>({
  query,
  variables,
  page,
  words,
  children,
}: PagedListProps<T, V>) {
  const client = useApolloClient();
  const [phase, setPhase] = useState<"idle" | "loading" | "failed">("idle");
  const { listRef, asked } = useFocusOnFirstNew<HTMLDivElement>(page.nodes.length, "tbody tr, [data-row]");
  const load = async () => {
    setPhase("loading");
    asked();
    const answer = await queryGraph(client, query, { ...variables, after: page.endCursor });
    setPhase(answer.ok ? "idle" : "failed");
  };
  return (
    <Stack>
      <div ref={listRef}>{children}</div>
      {page.hasNextPage && (
        <Stack gap="small" align="start">
          {phase === "failed" && (
            <div role="alert">
              <Text tone="critical">{words.failed}</Text>
            </div>
          )}
          <Button
            variant="secondary"
            busy={phase === "loading" ? words.loading : undefined}
            onPress={() => void load()}
          >
            {words.more}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
