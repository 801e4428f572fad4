import { useCopy } from "@portico/content-runtime/react";
import { Segmented } from "@portico/design-system/choice";
import { Combobox } from "@portico/design-system/combobox";
import { CopyButton } from "@portico/design-system/copy-button";
import { Inline, Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { useState } from "react";
import { type PageView, pagesHref, visitor } from "../../components/pageView.ts";
import type { PreviewChoices } from "../../data/previews.api.ts";
import { ChangeSetSelect, PageSelect } from "./ViewFields.tsx";
import * as css from "./pages.css.ts";
import { usePersonName } from "./useView.ts";
import { peopleOf } from "./view.ts";

export type ToolsProps = {
  view: PageView;
  choices: PreviewChoices;
  /** Title of the current page, when it is not one of the options. */
  title: string | undefined;
  change: (changes: Partial<PageView>) => void;
};

/** What is shown: page, customer, drafts, site and width; and a shareable link to it. */
export function Tools({ view, choices, title, change }: ToolsProps) {
  const t = useCopy();
  const sites = (["business", "community"] as const).map((value) => ({
    value,
    label: t(`studio.editor.site.${value}`),
  }));
  const languages = [
    { value: "en-US" as const, label: t("studio.shell.language.english"), lang: "en" },
    { value: "es-US" as const, label: t("studio.shell.language.spanish"), lang: "es" },
  ];
  const widths = (["phone", "desktop"] as const).map((value) => ({ value, label: t(`studio.pages.width.${value}`) }));
  return (
    <Stack gap="medium">
      <div className={css.choices}>
        <PageSelect choices={choices} page={view.page} title={title} onChange={(page) => change({ page })} />
        <PersonField
          key={`${view.site} ${view.person}`}
          view={view}
          choices={choices}
          onChange={(person) => change({ person })}
        />
        <ChangeSetSelect changeSet={view.changeSet} onChange={(changeSet) => change({ changeSet })} />
      </div>
      <Inline>
        <Segmented
          label={t("studio.pages.site")}
          options={sites}
          value={view.site}
          onChange={(site) => change({ site, person: peopleOf(choices, site)[0]?.username ?? null, scope: null })}
        />
        <Segmented
          label={t("studio.pages.language")}
          options={languages}
          value={view.locale}
          onChange={(locale) => change({ locale })}
        />
        <Segmented
          label={t("studio.pages.width")}
          options={widths}
          value={view.width}
          onChange={(width) => change({ width })}
        />
        <CopyButton
          text={new URL(pagesHref(view), location.origin).href}
          label={t("studio.pages.link")}
          what={t("studio.pages.link.what")}
          copied={t("studio.pages.link.copied")}
          failed={t("studio.pages.link.failed")}
        />
      </Inline>
      <Text size="small">
        {choices.people.find(({ username }) => username === view.person)?.shows ??
          t("studio.pages.person.visitor.detail")}
      </Text>
      {choices.people.length === 0 && <Text tone="quiet">{t("studio.pages.person.onlyVisitors")}</Text>}
    </Stack>
  );
}

type PersonProps = { view: PageView; choices: PreviewChoices; onChange: (person: string | null) => void };

/** The customer. While the user types in the combobox, the current one stays. */
function PersonField({ view, choices, onChange }: PersonProps) {
  const t = useCopy();
  const nameOf = usePersonName();
  const [value, setValue] = useState(view.person ?? visitor);
  const options = [
    { value: visitor, label: t("studio.pages.person.visitor"), description: t("studio.pages.person.visitor.detail") },
    ...peopleOf(choices, view.site).map((person) => ({
      value: person.username,
      label: nameOf(person),
      description: person.shows,
    })),
  ];
  return (
    <Combobox
      label={t("studio.pages.person")}
      name="person"
      value={value}
      options={options}
      onChange={(chosen) => {
        setValue(chosen);
        if (chosen !== "") onChange(chosen === visitor ? null : chosen);
      }}
      clearLabel={t("studio.pages.person.clear")}
      found={(count) => t("studio.pages.person.found", { count })}
      noneFound={t("studio.pages.person.none")}
    />
  );
}
