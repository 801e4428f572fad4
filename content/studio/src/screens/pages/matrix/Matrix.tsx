import { useCopy } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { EmptyState } from "@portico/design-system/feedback";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import type { DraftsShown, PageView } from "../../../components/pageView.ts";
import type { PreviewChoices } from "../../../data/previews.api.ts";
import { usePersonName } from "../usePersonName.ts";
import { MatrixCell } from "./MatrixCell.tsx";
import * as css from "./matrix.css.ts";
import { type State, stateId } from "./states.ts";
import { Totals } from "./Totals.tsx";
import { countOf, type Turns, useTurns } from "./useTurns.ts";

const locales = ["en-US", "es-US"] as const;

export type MatrixProps = { choices: PreviewChoices; states: readonly State[]; page: string; changeSet: DraftsShown };

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

/** The id of the row of a state, for links to it. */
const rowId = (state: State) => `state-${stateId(state)}`;

const cellName = ({ page, changeSet }: MatrixProps, state: State, locale: string) => [stateId(state), locale, changeSet, page].join(" ");

/** One page for each state, in both languages, and what was found on all of them. */
export function Matrix(props: MatrixProps) {
  const t = useCopy();
  const names = props.states.flatMap((state) => locales.map((locale) => cellName(props, state, locale)));
  const turns = useTurns(names);
  const nameOf = useStateName();
  const found = props.states.filter((state) => locales.some((locale) => countOf(turns.outcomes.get(cellName(props, state, locale))) > 0));
  if (names.length === 0) return <EmptyState title={t("studio.pages.matrix.none.title")}>{t("studio.pages.matrix.none.detail")}</EmptyState>;
  return (
    <Stack gap="large">
      <Totals turns={turns} total={names.length} found={found.map((state) => ({ href: `#${rowId(state)}` as const, name: nameOf(state) }))} />
      <ul className={css.rows}>
        {props.states.map((state) => (
          <Row key={stateId(state)} state={state} turns={turns} {...props} />
        ))}
      </ul>
    </Stack>
  );
}

/** "Dana (owner), Business". */
function useStateName(): (state: State) => string {
  const t = useCopy();
  const nameOf = usePersonName();
  return ({ site, person }) => t("studio.pages.matrix.person", { person: person ? nameOf(person) : t("studio.pages.person.visitor"), site });
}

function Row({ state, turns, ...props }: MatrixProps & { state: State; turns: Turns }) {
  const t = useCopy();
  const id = rowId(state);
  const nameOf = useStateName();
  return (
    <Card as="li" labelledBy={id}>
      <Stack gap="medium">
        <div>
          <CardTitle level={2} id={id}>
            {nameOf(state)}
          </CardTitle>
          <Text size="small">{state.person?.shows ?? t("studio.pages.person.visitor.detail")}</Text>
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
