import { useCopy } from "@portico/content-runtime/react";
import { TextArea } from "@portico/design-system/field";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import type { ToggleFormHandle } from "./useToggleForm.ts";

/** The whole definition as JSON, for who knows it. */
export function JsonField({ form: { typed, faults, change } }: { form: ToggleFormHandle }) {
  const t = useCopy();
  return (
    <Stack gap="medium">
      {typed.rules === undefined && <Text>{t("studio.toggles.edit.json.only")}</Text>}
      <TextArea
        label={t("studio.toggles.edit.json")}
        name="json"
        hint={t("studio.toggles.edit.json.hint")}
        {...(faults.includes("json") && { error: t("studio.toggles.edit.json.wrong") })}
        rows={8}
        spellCheck={false}
        value={typed.json}
        onChange={(json) => change({ json })}
      />
    </Stack>
  );
}
