import { useCopy } from "@portico/content-runtime/react";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import * as css from "./toggles.css.ts";

/** Source that reads the toggle, for whoever takes it out. */
export function Places({ places }: { places: readonly string[] }) {
  const t = useCopy();
  if (places.length === 0) return <Text>{t("studio.toggles.places.none")}</Text>;
  return (
    <Stack as="ul" gap="xsmall">
      {places.map((place) => (
        <li key={place} className={css.path} translate="no">
          {place}
        </li>
      ))}
    </Stack>
  );
}
