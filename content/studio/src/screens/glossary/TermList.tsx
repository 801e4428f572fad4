import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { EmptyState } from "@portico/design-system/feedback";
import { SearchField } from "@portico/design-system/field";
import { VisuallyHidden } from "@portico/design-system/hidden";
import { Inline, Stack } from "@portico/design-system/layout";
import { type Column, Table } from "@portico/design-system/table";
import { Text } from "@portico/design-system/text";
import { useState } from "react";
import type { Term } from "./glossary.api.ts";
import { matching } from "./terms.ts";

/** The actions on a term. */
export type TermActions = {
  onChange: (term: Term) => void;
  /** Absent when the user may edit only one side of a term. */ onRemove?: (term: Term) => void;
};

export type TermListProps = { terms: readonly Term[]; actions: TermActions | undefined };

/** The terms that match the search, sorted by English term. */
export function TermList({ terms, actions }: TermListProps) {
  const t = useCopy();
  const [search, setSearch] = useState("");
  const found = matching(terms, search);
  const nothing = (
    <EmptyState title={t("studio.glossary.nothing.title")}>{t("studio.glossary.nothing.detail")}</EmptyState>
  );
  return (
    <Stack gap="large">
      <SearchField
        label={t("studio.glossary.search")}
        name="q"
        value={search}
        onChange={setSearch}
        clearLabel={t("studio.glossary.search.clear")}
      />
      <span role="status">
        <Text weight="strong" numeric>
          {t("studio.glossary.count", { count: found.length, total: terms.length })}
        </Text>
      </span>
      <Table
        caption={t("studio.glossary.caption")}
        captionHidden
        columns={useColumns(actions)}
        rows={found}
        rowKey={({ id }) => String(id)}
        empty={nothing}
      />
    </Stack>
  );
}

function useColumns(actions: TermActions | undefined): Column<Term>[] {
  const t = useCopy();
  const none = <Text tone="quiet">{t("studio.glossary.none")}</Text>;
  const columns: Column<Term>[] = [
    {
      id: "en",
      header: t("studio.glossary.column.en"),
      rowHeader: true,
      cell: ({ en }) => <span lang="en">{en}</span>,
    },
    { id: "es", header: t("studio.glossary.column.es"), cell: ({ es }) => <span lang="es">{es}</span> },
    {
      id: "avoid",
      header: t("studio.glossary.column.avoid"),
      cell: ({ avoid }) => (avoid.length === 0 ? none : <span lang="es">{avoid.join(", ")}</span>),
    },
    {
      id: "note",
      header: t("studio.glossary.column.note"),
      cell: ({ note }) => (note === "" ? none : <span lang="en">{note}</span>),
    },
  ];
  return actions
    ? [
        ...columns,
        {
          id: "actions",
          header: t("studio.glossary.column.actions"),
          cell: (term) => <Doing term={term} actions={actions} />,
        },
      ]
    : columns;
}

/** The buttons of a term; their accessible names include it. */
function Doing({ term, actions: { onChange, onRemove } }: { term: Term; actions: TermActions }) {
  const t = useCopy();
  return (
    // Side by side: below each other they would make every row twice as high.
    <Inline gap="xsmall" wrap={false}>
      <Button variant="quiet" size="compact" onPress={() => onChange(term)}>
        {t("studio.glossary.change.short")} <Spoken term={term} />
      </Button>
      {onRemove && (
        <Button variant="quiet" size="compact" onPress={() => onRemove(term)}>
          {t("studio.glossary.remove.short")} <Spoken term={term} />
        </Button>
      )}
    </Inline>
  );
}

function Spoken({ term: { en } }: { term: Term }) {
  return (
    <VisuallyHidden>
      <span lang="en">{en}</span>
    </VisuallyHidden>
  );
}
