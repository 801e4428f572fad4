import { useCopy } from "@portico/content-runtime/react";
import { Segmented } from "@portico/design-system/choice";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { useNavigate } from "react-router-dom";
import type { Place } from "./message.api.ts";
import { type AddressOf, scopes } from "./place.ts";

/** Which customers' words: those of both sites, or words that one site has of its own. What was typed for another one is kept there. */
export function SiteTabs({ place, addressOf }: { place: Place; addressOf: AddressOf }) {
  const t = useCopy();
  const navigate = useNavigate();
  const options = scopes.map((value) => ({ value, label: t(`studio.editor.site.${value}`) }));
  return (
    <Stack gap="xsmall" align="start">
      <Segmented label={t("studio.editor.site")} options={options} value={place.scope} onChange={(scope) => void navigate(addressOf({ ...place, scope }), { replace: true })} />
      <Text size="small" tone="quiet">
        {t(`studio.editor.site.${place.scope}.detail`)}
      </Text>
    </Stack>
  );
}
