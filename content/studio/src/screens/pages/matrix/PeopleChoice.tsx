import { useCopy } from "@portico/content-runtime/react";
import { CheckboxGroup } from "@portico/design-system/choice";
import { Disclosure } from "@portico/design-system/disclosure";
import { Stack } from "@portico/design-system/layout";
import type { PreviewChoices } from "../../../data/previews.api.ts";
import { usePersonName } from "../usePersonName.ts";
import { allStates, mostStates, type State, stateId } from "./states.ts";

type Props = { choices: PreviewChoices; chosen: readonly State[]; onChange: (ids: readonly string[]) => void };

/** As whom the page is shown, site by site. */
export function PeopleChoice({ choices, chosen, onChange }: Props) {
  const t = useCopy();
  const nameOf = usePersonName();
  const ids = chosen.map(stateId);
  const full = ids.length >= mostStates ? t("studio.pages.matrix.people.most", { count: mostStates }) : undefined;
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
          return <CheckboxGroup key={site} legend={t(`studio.pages.matrix.people.${site}`)} name={`people-${site}`} value={ids} options={offered.map(optionOf)} onChange={(now) => onChange([...others, ...now])} />;
        })}
      </Stack>
    </Disclosure>
  );
}
