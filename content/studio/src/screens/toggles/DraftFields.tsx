import { useCopy } from "@portico/content-runtime/react";
import { Select, TextArea } from "@portico/design-system/field";
import { Stack } from "@portico/design-system/layout";
import { changeSetsReading } from "../../data/changeSets.api.ts";
import { useRead } from "../../data/useRead.ts";
import type { ToggleFormHandle } from "./useToggleForm.ts";

const openSets = changeSetsReading("open");

/** Which change set the draft goes to, and why it is made. While the change sets can't be read, the editor's own is offered. */
export function DraftFields({ form: { typed, faults, change } }: { form: ToggleFormHandle }) {
  const t = useCopy();
  const { read } = useRead(openSets);
  const open = (read.data ?? []).map(({ id, title }) => ({ value: String(id), label: title }));
  const asked = typed.changeSet === "" || open.some(({ value }) => value === typed.changeSet) ? [] : [{ value: typed.changeSet, label: t("studio.changeSets.one", { id: Number(typed.changeSet) }) }];
  return (
    <Stack gap="medium">
      <Select
        label={t("studio.toggles.edit.changeSet")}
        name="changeSet"
        value={typed.changeSet}
        options={[{ value: "", label: t("studio.toggles.edit.changeSet.own") }, ...open, ...asked]}
        onChange={(changeSet) => change({ changeSet })}
      />
      <TextArea
        label={t("studio.toggles.edit.reason")}
        name="why"
        hint={t("studio.shared.reason.hint")}
        {...(faults.includes("why") && { error: t("studio.toggles.edit.reason.missing") })}
        value={typed.reason}
        onChange={(reason) => change({ reason })}
        maxLength={500}
        remaining={(left) => (left < 0 ? t("studio.shared.charactersOver", { count: -left }) : t("studio.shared.charactersLeft", { count: left }))}
      />
    </Stack>
  );
}
