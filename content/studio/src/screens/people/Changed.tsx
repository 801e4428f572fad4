import { useCopy } from "@portico/content-runtime/react";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import type { Person } from "./people.api.ts";
import { useGrantWords } from "./useGrantWords.ts";

/** Somebody else changed the roles meanwhile: what they are now, from which the next press starts. */
export function Changed({ before, now }: { before: Person; now: Person }) {
  const t = useCopy();
  const words = useGrantWords();
  if (before.etag === now.etag) return null;
  return (
    <Stack gap="xsmall">
      <Text weight="strong">{t("studio.people.changed", { name: now.firstName })}</Text>
      {now.grants.length === 0 && <Text>{t("studio.people.none")}</Text>}
      <Stack as="ul" gap="xsmall">
        {now.grants.map((grant) => (
          <li key={words(grant)}>{words(grant)}</li>
        ))}
      </Stack>
    </Stack>
  );
}
