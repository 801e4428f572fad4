import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { KeyText } from "./InlineText.tsx";
import { notUnderlined } from "./titleAndKey.css.ts";

type TitleAndKeyProps = { title: string; itemKey: string };

/** A row's title, and below it the key, which is part of the row's link and not underlined. */
export function TitleAndKey({ title, itemKey }: TitleAndKeyProps) {
  return (
    <Stack gap="xsmall" as="span">
      <span>{title}</span>
      <Text as="span" size="small" tone="quiet" weight="regular">
        <span className={notUnderlined}>
          <KeyText>{itemKey}</KeyText>
        </span>
      </Text>
    </Stack>
  );
}
