import { useCopy, useLocale } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Inline, Stack } from "@portico/design-system/layout";
import { Table, type Column } from "@portico/design-system/table";
import { Heading, Text } from "@portico/design-system/text";
import { useState } from "react";
import { ProblemAlert } from "../../components/ProblemAlert.tsx";
import { useAction } from "../../data/useAction.ts";
import { previewToggle, type Toggle, type ToggleDefinition, type TogglePreview } from "./toggles.api.ts";
import { useFindingWords } from "./useFindingWords.ts";
import { useToggleWords } from "./useToggleWords.ts";

type Person = TogglePreview["people"][number];

/** Who would get what, worked out by the service as it would be for customers. */
export function TogglePreviewPart({ toggle: { key }, definition }: { toggle: Toggle; definition: ToggleDefinition | undefined }) {
  const [t, say] = [useCopy(), useFindingWords()];
  const { state, run } = useAction(previewToggle);
  const [asked, setAsked] = useState<ToggleDefinition>();
  const ask = () => {
    setAsked(definition);
    if (definition) void run({ key, definition });
  };
  return (
    <Stack gap="medium">
      <Heading level={3}>{t("studio.toggles.preview.title")}</Heading>
      <Inline>
        <Button
          variant="secondary"
          size="compact"
          {...(state.phase === "running" && { busy: t("studio.toggles.preview.busy") })}
          {...(definition === undefined && { disabledReason: t("studio.toggles.edit.json.wrong") })}
          onPress={ask}
        >
          {t("studio.toggles.preview.button")}
        </Button>
      </Inline>
      {state.phase === "refused" && <ProblemAlert problem={state.problem}>{(state.problem.findings ?? []).map(say).join(" ")}</ProblemAlert>}
      {state.phase === "done" && asked && (
        <>
          {JSON.stringify(definition) !== JSON.stringify(asked) && <Text tone="bad">{t("studio.toggles.preview.stale")}</Text>}
          <Shown definition={asked} shown={state.data} />
        </>
      )}
    </Stack>
  );
}

function Shown({ definition, shown: { shares, people } }: { definition: ToggleDefinition; shown: TogglePreview }) {
  const [t, { locale }, words] = [useCopy(), useLocale(), useToggleWords()];
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
  const line = (site: TogglePreview["shares"][number]) =>
    site.variants.map(({ variant, accounts }) => t("studio.toggles.preview.share", { value: words.variant(definition, variant), percent: percent.format(accounts / site.accounts) })).join(", ");
  return (
    <Stack gap="medium">
      <Stack as="ul" gap="xsmall">
        {shares.map((share) => (
          <li key={share.site}>
            <Text as="span" weight="strong">
              {words.word("sites", share.site)}
            </Text>{" "}
            {line(share)}
          </li>
        ))}
      </Stack>
      <Text size="small">{t("studio.toggles.preview.share.hint")}</Text>
      {people.length > 0 ? <People people={people} /> : <Text>{t("studio.toggles.preview.none")}</Text>}
    </Stack>
  );
}

function People({ people }: { people: readonly Person[] }) {
  const [t, words] = [useCopy(), useToggleWords()];
  const columns: Column<Person>[] = [
    { id: "person", header: t("studio.toggles.preview.column.person"), rowHeader: true, cell: ({ firstName, role }) => `${firstName}, ${words.word("roles", role)}` },
    { id: "account", header: t("studio.toggles.preview.column.account"), cell: ({ accountId }) => accountId },
    { id: "site", header: t("studio.toggles.preview.column.site"), cell: ({ site }) => words.word("sites", site) },
    { id: "gets", header: t("studio.toggles.preview.column.gets"), cell: ({ value }) => words.value(value) },
  ];
  return <Table caption={t("studio.toggles.preview.people")} columns={columns} rows={people} rowKey={({ username }) => username} empty={null} />;
}
