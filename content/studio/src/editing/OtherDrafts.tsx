import { useCopy } from "@portico/content-runtime/react";
import { Link } from "@portico/design-system/link";
import { Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import type { Message, Place } from "./message.api.ts";
import type { AddressOf } from "./place.ts";

/** Who else is changing these words, where and since when. */
export function OtherDrafts({ message, place, addressOf }: { message: Message; place: Place; addressOf: AddressOf }) {
  const t = useCopy();
  const others = message.drafts.filter(({ changeSet }) => changeSet !== message.draft?.changeSet);
  if (others.length === 0) return null;
  return (
    <Stack gap="small">
      <Heading level={2}>{t("studio.editor.others")}</Heading>
      <Stack as="ul" gap="small">
        {others.map(({ changeSet, title, state, author, at }) => (
          <li key={changeSet}>
            <Link href={addressOf({ ...place, changeSet })}>{title}</Link>
            <Text size="small" tone="quiet">
              {t("studio.editor.others.by", { author, at, state })}
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
