import { useCopy } from "@portico/content-runtime/react";
import { CheckboxGroup } from "@portico/design-system/choice";
import { Disclosure } from "@portico/design-system/disclosure";
import { Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import { useNavigate, useSearchParams } from "react-router-dom";
import { matrixPath, pagesHref, pagesPath } from "../../../components/pageView.ts";
import { RowSkeletons, ScreenState } from "../../../components/ScreenState.tsx";
import { type PreviewChoices, previewsReading } from "../../../data/previews.api.ts";
import { useRead } from "../../../data/useRead.ts";
import * as css from "../pages.css.ts";
import { usePersonName } from "../useView.ts";
import { changeSetIn, pageIn } from "../view.ts";
import { ChangeSetSelect, PageSelect } from "../ViewFields.tsx";
import { Matrix } from "./Matrix.tsx";
import { allStates, maxStates, type State, stateId, statesIn } from "./states.ts";

/** One portal page for several customers, in both languages, each audited with axe. All choices are in the URL. */
export function MatrixScreen() {
  const t = useCopy();
  const [query] = useSearchParams();
  const { read, again } = useRead(previewsReading);
  return (
    <Page width="full">
      <Stack gap="large">
        <PageHeader
          back={{
            href: query.has("page")
              ? pagesHref({ page: query.get("page") ?? "", changeSet: changeSetIn(query) })
              : pagesPath,
            label: t("studio.pages.matrix.back"),
          }}
          title={t("studio.pages.matrix.title")}
          description={t("studio.pages.matrix.lead")}
        />
        <ScreenState read={read} onRetry={again} skeleton={<RowSkeletons label={t("studio.shell.loading")} />}>
          {(choices) => <Chosen choices={choices} query={query} />}
        </ScreenState>
      </Stack>
    </Page>
  );
}

function Chosen({ choices, query }: { choices: PreviewChoices; query: URLSearchParams }) {
  const t = useCopy();
  const navigate = useNavigate();
  const page = pageIn(choices, query.get("page"));
  const changeSet = changeSetIn(query);
  const states = statesIn(query, choices);
  const change = (changes: Record<string, string | null>) => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    void navigate(`${matrixPath}?${next}`, { replace: true });
  };
  return (
    <Stack gap="large">
      <div className={css.choices}>
        <PageSelect choices={choices} page={page} onChange={(chosen) => change({ page: chosen })} />
        <ChangeSetSelect
          changeSet={changeSet}
          onChange={(chosen) => change({ changeSet: chosen === null ? null : String(chosen) })}
        />
      </div>
      <PeopleChoice choices={choices} chosen={states} onChange={(ids) => change({ states: ids.join(",") })} />
      {choices.people.length === 0 && <Text tone="quiet">{t("studio.pages.person.onlyVisitors")}</Text>}
      <Matrix choices={choices} states={states} page={page} changeSet={changeSet} />
    </Stack>
  );
}

type Props = { choices: PreviewChoices; chosen: readonly State[]; onChange: (ids: readonly string[]) => void };

/** Chooses the customers, per site. */
function PeopleChoice({ choices, chosen, onChange }: Props) {
  const t = useCopy();
  const nameOf = usePersonName();
  const ids = chosen.map(stateId);
  const full = ids.length >= maxStates ? t("studio.pages.matrix.people.max", { count: maxStates }) : undefined;
  const optionOf = (state: State) => {
    const value = stateId(state);
    const label = state.person ? nameOf(state.person) : t("studio.pages.person.visitor");
    const description = state.person?.shows ?? t("studio.pages.person.visitor.detail");
    return { value, label, description, ...(full !== undefined && !ids.includes(value) && { disabledReason: full }) };
  };
  const all = allStates(choices);
  return (
    <Disclosure summary={t("studio.pages.matrix.people", { count: ids.length })}>
      <Stack gap="large">
        {(["business", "community"] as const).map((site) => {
          const offered = all.filter((state) => state.site === site);
          const others = ids.filter((id) => !offered.some((state) => stateId(state) === id));
          return (
            <CheckboxGroup
              key={site}
              legend={t(`studio.pages.matrix.people.${site}`)}
              name={`people-${site}`}
              value={ids}
              options={offered.map(optionOf)}
              onChange={(now) => onChange([...others, ...now])}
            />
          );
        })}
      </Stack>
    </Disclosure>
  );
}
