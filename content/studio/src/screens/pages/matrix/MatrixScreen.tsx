import { useCopy } from "@portico/content-runtime/react";
import { Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import { useNavigate, useSearchParams } from "react-router-dom";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { RowSkeletons } from "../../../components/RowSkeletons.tsx";
import { matrixPath, pagesHref, pagesPath } from "../../../components/pageView.ts";
import { type PreviewChoices, previewsReading } from "../../../data/previews.api.ts";
import { useRead } from "../../../data/useRead.ts";
import { ChangeSetSelect } from "../ChangeSetSelect.tsx";
import * as css from "../pages.css.ts";
import { PageSelect } from "../PageSelect.tsx";
import { changeSetIn, pageIn } from "../view.ts";
import { Matrix } from "./Matrix.tsx";
import { PeopleChoice } from "./PeopleChoice.tsx";
import { statesIn } from "./states.ts";

/** One page of the portal for several customers, in both languages, each judged by axe. All that is chosen is in the address. */
export function MatrixScreen() {
  const t = useCopy();
  const [query] = useSearchParams();
  const { read, again } = useRead(previewsReading);
  return (
    <Page width="full">
      <Stack gap="large">
        <PageHeader
          back={{ href: query.has("page") ? pagesHref({ page: query.get("page") ?? "", changeSet: changeSetIn(query) }) : pagesPath, label: t("studio.pages.matrix.back") }}
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
        <ChangeSetSelect changeSet={changeSet} onChange={(chosen) => change({ changeSet: chosen === null ? null : String(chosen) })} />
      </div>
      <PeopleChoice choices={choices} chosen={states} onChange={(ids) => change({ states: ids.join(",") })} />
      {choices.people.length === 0 && <Text tone="quiet">{t("studio.pages.person.onlyVisitors")}</Text>}
      <Matrix choices={choices} states={states} page={page} changeSet={changeSet} />
    </Stack>
  );
}
