import { useCopy } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { EmptyState, LiveRegion } from "@portico/design-system/feedback";
import { Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import type { DraftsShown, PageView } from "../../../components/pageView.ts";
import type { PreviewChoices } from "../../../data/previews.api.ts";
import { usePersonName } from "../useView.ts";
import * as css from "./matrix.css.ts";
import { MatrixCell } from "./MatrixCell.tsx";
import { type State, stateId } from "./states.ts";
import { countOf, type AuditQueue, useAuditQueue } from "./useAudit.ts";

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

/** The element id of a state's row, for links to it. */
const rowId = (state: State) => `state-${stateId(state)}`;

const cellName = ({ page, changeSet }: MatrixProps, state: State, locale: string) =>
  [stateId(state), locale, changeSet, page].join(" ");

/** One framed page per state and language, with all accessibility findings. */
export function Matrix(props: MatrixProps) {
  const t = useCopy();
  const names = props.states.flatMap((state) => locales.map((locale) => cellName(props, state, locale)));
  const queue = useAuditQueue(names);
  const nameOf = useStateName();
  const found = props.states.filter((state) =>
    locales.some((locale) => countOf(queue.outcomes.get(cellName(props, state, locale))) > 0),
  );
  if (names.length === 0)
    return <EmptyState title={t("studio.pages.matrix.none.title")}>{t("studio.pages.matrix.none.detail")}</EmptyState>;
  return (
    <Stack gap="large">
      <Totals
        queue={queue}
        total={names.length}
        found={found.map((state) => ({ href: `#${rowId(state)}` as const, name: nameOf(state) }))}
      />
      <ul className={css.rows}>
        {props.states.map((state) => (
          <Row key={stateId(state)} state={state} queue={queue} {...props} />
        ))}
      </ul>
    </Stack>
  );
}

/** "Dana (owner), Business". */
function useStateName(): (state: State) => string {
  const t = useCopy();
  const nameOf = usePersonName();
  return ({ site, person }) =>
    t("studio.pages.matrix.person", { person: person ? nameOf(person) : t("studio.pages.person.visitor"), site });
}

function Row({ state, queue, ...props }: MatrixProps & { state: State; queue: AuditQueue }) {
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
            return (
              <MatrixCell
                key={name}
                name={name}
                view={viewOf(props, state, locale)}
                choices={props.choices}
                queue={queue}
              />
            );
          })}
        </div>
      </Stack>
    </Card>
  );
}

export type TotalsProps = {
  queue: AuditQueue;
  total: number;
  /** Links to the pages with findings. */
  found: readonly { href: `#${string}`; name: string }[];
};

/** Progress of the audit and the total; announced once, when all pages are audited. */
function Totals({ queue: { outcomes }, total, found }: TotalsProps) {
  const t = useCopy();
  const all = [...outcomes.values()];
  const failed = all.filter((outcome) => outcome === "failed").length;
  const findings = all.reduce((sum, outcome) => sum + countOf(outcome), 0);
  const isDone = all.length === total;
  const progress = t("studio.pages.matrix.progress", { done: all.length, total });
  const line = [
    t("studio.pages.matrix.total", { findings }),
    ...(failed > 0 ? [t("studio.pages.matrix.failed", { count: failed })] : []),
  ].join(" ");
  return (
    <Stack gap="xsmall">
      <Text weight="strong" numeric>
        {progress}
      </Text>
      {(isDone || findings > 0) && <Text>{line}</Text>}
      {found.length > 0 && (
        <Inline gap="small">
          <Text>{t("studio.pages.matrix.where")}</Text>
          {found.map(({ href, name }) => (
            <Link key={href} href={href}>
              {name}
            </Link>
          ))}
        </Inline>
      )}
      <LiveRegion urgency="polite" message={isDone ? `${progress}. ${line}` : ""} />
    </Stack>
  );
}
