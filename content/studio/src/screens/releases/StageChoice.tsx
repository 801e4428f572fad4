import { useCopy } from "@portico/content-runtime/react";
import { CheckboxGroup } from "@portico/design-system/choice";
import { Text } from "@portico/design-system/text";
import { RowSkeletons } from "../../components/RowSkeletons.tsx";
import { ScreenState } from "../../components/ScreenState.tsx";
import { changeSetsReading } from "../../data/changeSets.api.ts";
import { useRead } from "../../data/useRead.ts";
import { canBeStaged } from "./stage.ts";

/** Which change sets are to be on the stage. */
export function StageChoice({ chosen, onChange }: { chosen: readonly number[]; onChange: (chosen: number[]) => void }) {
  const t = useCopy();
  const { read, again } = useRead(changeSetsReading());
  const none = <Text tone="quiet">{t("studio.releases.stage.none")}</Text>;
  return (
    <ScreenState read={read} onRetry={again} skeleton={<RowSkeletons label={t("studio.changeSets.loading")} rows={1} />} empty={{ when: (all) => !all.some(canBeStaged), show: none }}>
      {(all) => (
        <CheckboxGroup
          legend={t("studio.releases.stage.choice")}
          name="changeSets"
          value={chosen.map(String)}
          onChange={(values) => onChange(values.map(Number))}
          options={all.filter(canBeStaged).map(({ id, title, state }) => ({ value: String(id), label: title, description: t(`studio.changeSets.state.${state}`) }))}
        />
      )}
    </ScreenState>
  );
}
