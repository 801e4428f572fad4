import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button, ButtonLink } from "@portico/design-system/button";
import { Select, TextField } from "@portico/design-system/field";
import { Form } from "@portico/design-system/form";
import { Grid } from "@portico/design-system/layout";
import { Heading } from "@portico/design-system/text";
import { useState } from "react";
import type { HistoryFilter } from "../../data/changes.api.ts";
import { actions, withPart } from "./filter.ts";

type Props = { filter: HistoryFilter; query: URLSearchParams; onChange: (query: URLSearchParams) => void };

const textOf = ({ author = "", key = "", changeSet }: HistoryFilter) => ({ author, key, changeSet: changeSet === undefined ? "" : String(changeSet) });

/** The question to the history. The action is asked at once, what is typed with the button or Enter. */
export function HistoryFilters({ filter, query, onChange }: Props) {
  // Another address, by a link or by going back, is another question.
  return <Filters key={JSON.stringify(textOf(filter))} filter={filter} query={query} onChange={onChange} />;
}

function Filters({ filter, query, onChange }: Props) {
  const t = useCopy();
  const [typed, setTyped] = useState(() => textOf(filter));
  const field = (name: "author" | "key" | "changeSet") => (
    <TextField label={t(`studio.history.filter.${name}`)} name={name} spellCheck={false} value={typed[name]} onChange={(value) => setTyped({ ...typed, [name]: value })} />
  );
  const ask = () => onChange((["author", "key", "changeSet"] as const).reduce((next, name) => withPart(next, name, typed[name]), query));
  const buttons = (
    <Actions>
      <Button type="submit" size="compact">{t("studio.history.filter.apply")}</Button>
      {query.size > 0 && (
        <ButtonLink href="/studio/history" variant="secondary" size="compact">
          {t("studio.history.filter.reset")}
        </ButtonLink>
      )}
    </Actions>
  );
  return (
    <Form labelledBy="history-filters" onSubmit={ask} actions={buttons}>
      <Heading level={2} id="history-filters">{t("studio.history.filters")}</Heading>
      <Grid min="small" gap="medium">
        <Select label={t("studio.history.filter.action")} name="action" value={filter.action ?? ""} onChange={(value) => onChange(withPart(query, "action", value))} options={useActions()} />
        {field("author")}
        {field("key")}
        {field("changeSet")}
      </Grid>
    </Form>
  );
}

function useActions() {
  const t = useCopy();
  return [{ value: "", label: t("studio.history.filter.anyAction") }, ...actions.map((action) => ({ value: action, label: t(`studio.history.action.${action}`) }))];
}
