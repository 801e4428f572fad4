import { useCopy } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { EmptyState, LiveRegion } from "@portico/design-system/feedback";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { useId } from "react";
import type { PageView } from "../../../components/pageView.ts";
import type { PreviewChoices } from "../../../data/previews.api.ts";
import { usePersonName } from "../usePersonName.ts";
import { MatrixCell } from "./MatrixCell.tsx";
import * as css from "./matrix.css.ts";
import { type State, stateId } from "./states.ts";
import { type Turns, useTurns } from "./useTurns.ts";

const locales = ["en-US", "es-US"] as const;

export type MatrixProps = { choices: PreviewChoices; states: readonly State[]; page: string; changeSet: number | null };

const viewOf = ({ page, changeSet }: MatrixProps, { site, person }: State, locale: PageView["locale"]): PageView => ({
  site,
  person: person?.username ?? null,
  changeSet,
  page,
  locale,
  width: "phone",
  key: null,
  scope: null,
});

const cellName = ({ page, changeSet }: MatrixProps, state: State, locale: string) => [stateId(state), locale, changeSet, page].join(" ");

/** One page for each state, in both languages, and what was found on all of them. */
export function Matrix(props: MatrixProps) {
  const t = useCopy();
  const names = props.states.flatMap((state) => locales.map((locale) => cellName(props, state, locale)));
  const turns = useTurns(names);
  if (names.length === 0) return <EmptyState title={t("studio.pages.matrix.none.title")}>{t("studio.pages.matrix.none.detail")}</EmptyState>;
  return (
    <Stack gap="large">
      <Totals turns={turns} total={names.length} />
      <ul className={css.rows}>
        {props.states.map((state) => (
          <Row key={stateId(state)} state={state} turns={turns} {...props} />
        ))}
      </ul>
    </Stack>
  );
}

function Totals({ turns: { outcomes }, total }: { turns: Turns; total: number }) {
  const t = useCopy();
  const all = [...outcomes.values()];
  const failed = all.filter((outcome) => outcome === "failed").length;
  const findings = all.reduce((sum, outcome) => sum + (outcome === "failed" ? 0 : outcome.findings), 0);
  const isDone = all.length === total;
  const line = [t("studio.pages.matrix.total", { findings }), ...(failed > 0 ? [t("studio.pages.matrix.failed", { count: failed })] : [])].join(" ");
  return (
    <div>
      <Text weight="strong" numeric>
        {t("studio.pages.matrix.progress", { done: all.length, total })}
      </Text>
      {(isDone || findings > 0) && <Text>{line}</Text>}
      <LiveRegion urgency="polite" message={isDone ? `${t("studio.pages.matrix.progress", { done: all.length, total })}. ${line}` : ""} />
    </div>
  );
}

function Row({ state, turns, ...props }: MatrixProps & { state: State; turns: Turns }) {
  const t = useCopy();
  const id = useId();
  const nameOf = usePersonName();
  const { site, person } = state;
  return (
    <Card as="li" labelledBy={id}>
      <Stack gap="medium">
        <div>
          <CardTitle level={2} id={id}>
            {t("studio.pages.matrix.person", { person: person ? nameOf(person) : t("studio.pages.person.visitor"), site })}
          </CardTitle>
          <Text size="small">{person?.shows ?? t("studio.pages.person.visitor.detail")}</Text>
        </div>
        <div className={css.cells}>
          {locales.map((locale) => {
            const name = cellName(props, state, locale);
            return <MatrixCell key={name} name={name} view={viewOf(props, state, locale)} choices={props.choices} turns={turns} />;
          })}
        </div>
      </Stack>
    </Card>
  );
}
