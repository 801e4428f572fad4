import { useCopy } from "@portico/content-runtime/react";
import { EmptyState } from "@portico/design-system/feedback";
import { Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { useEffect, useMemo } from "react";
import { useLocation } from "react-router-dom";
import { ScreenState } from "../../components/ScreenState.tsx";
import { saveTrail } from "../../data/messageTrail.ts";
import { useRead } from "../../data/useRead.ts";
import { FilterBar, useFilters } from "./FilterBar.tsx";
import { matching } from "./filters.ts";
import { MessageTable, MessageTableSkeleton } from "./MessageTable.tsx";
import { indexOf, partsIn } from "./messageIndex.ts";
import { type Message, messagesReading } from "./messages.api.ts";

/** Every message in both languages, with search and filters, both in the URL. */
export function MessagesScreen() {
  const t = useCopy();
  const { read, again } = useRead(messagesReading);
  const none = <EmptyState title={t("studio.messages.empty.title")}>{t("studio.messages.empty.detail")}</EmptyState>;
  return (
    <Page width="wide">
      <Stack gap="large">
        <PageHeader title={t("studio.messages.title")} description={t("studio.messages.lead")} />
        <ScreenState
          read={read}
          onRetry={again}
          skeleton={<MessageTableSkeleton />}
          empty={{ when: (messages) => messages.length === 0, show: none }}
        >
          {(messages) => <Found messages={messages} />}
        </ScreenState>
      </Stack>
    </Page>
  );
}

function Found({ messages }: { messages: readonly Message[] }) {
  const handle = useFilters();
  const { q, state, missing, site, part } = handle.filters;
  const entries = useMemo(() => indexOf(messages), [messages]);
  const parts = useMemo(() => partsIn(entries), [entries]);
  const found = useMemo(
    () => matching(entries, { q, state, missing, site, part }),
    [entries, q, state, missing, site, part],
  );
  const { pathname, search } = useLocation();
  useEffect(
    () =>
      saveTrail({ address: pathname + search, stops: found.map(({ message: { key, scope } }) => ({ key, scope })) }),
    [pathname, search, found],
  );
  return (
    <Stack gap="large">
      <FilterBar {...handle} parts={parts} found={found.length} total={entries.length} />
      <MessageTable entries={found} />
    </Stack>
  );
}
