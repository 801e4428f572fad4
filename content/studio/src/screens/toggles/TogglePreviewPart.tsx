import { useCopy, useLocale } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Inline, Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import { useState } from "react";
import { ProblemAlert } from "../../components/ProblemAlert.tsx";
import { useAction } from "../../data/useAction.ts";
import { previewToggle, type Toggle, type ToggleDefinition, type TogglePreview } from "./toggles.api.ts";
import { thousandths } from "./thousandths.ts";
import { useFindingText } from "./useToggleForm.ts";
import { useToggleText } from "../../components/useToggleText.ts";

type Person = TogglePreview["people"][number];

/** Preview of who gets which variant, evaluated by the service as for customers. */
export function TogglePreviewPart({
  toggle: { key },
  definition,
}: {
  toggle: Toggle;
  definition: ToggleDefinition | undefined;
}) {
  const [t, say] = [useCopy(), useFindingText()];
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
      {state.phase === "refused" && (
        <ProblemAlert problem={state.problem}>{(state.problem.findings ?? []).map(say).join(" ")}</ProblemAlert>
      )}
      {state.phase === "done" && asked && (
        <>
          {JSON.stringify(definition) !== JSON.stringify(asked) && (
            <Text tone="critical">{t("studio.toggles.preview.stale")}</Text>
          )}
          <Shown definition={asked} shown={state.data} />
        </>
      )}
    </Stack>
  );
}

function Shown({ definition, shown: { shares, people } }: { definition: ToggleDefinition; shown: TogglePreview }) {
  const [t, { locale }, words] = [useCopy(), useLocale(), useToggleText()];
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
  const line = ({ variants, accounts }: TogglePreview["shares"][number]) => {
    const parts = thousandths(
      variants.map((each) => each.accounts),
      accounts,
    );
    return variants
      .map(({ variant }, place) =>
        t("studio.toggles.preview.share", {
          value: words.variant(definition, variant),
          percent: percent.format((parts[place] ?? 0) / 1000),
        }),
      )
      .join(", ");
  };
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
      {people.length > 0 ? (
        <People definition={definition} people={people} />
      ) : (
        <Text>{t("studio.toggles.preview.none")}</Text>
      )}
    </Stack>
  );
}

function People({ definition, people }: { definition: ToggleDefinition; people: readonly Person[] }) {
  const [t, { locale }, words] = [useCopy(), useLocale(), useToggleText()];
  const list = new Intl.ListFormat(locale, { type: "conjunction" });
  const groups = [...new Set(people.map(({ variant }) => variant))].map((variant) => ({
    variant,
    who: people.filter((person) => person.variant === variant),
  }));
  return (
    <Stack gap="small">
      <Heading level={4}>{t("studio.toggles.preview.people")}</Heading>
      {groups.map(({ variant, who }) => (
        <Text key={variant}>
          <Text as="span" weight="strong">
            {t("studio.toggles.preview.gets", { value: words.variant(definition, variant), count: who.length })}
          </Text>{" "}
          <span translate="no">({list.format(who.map(({ firstName }) => firstName))})</span>
        </Text>
      ))}
    </Stack>
  );
}
