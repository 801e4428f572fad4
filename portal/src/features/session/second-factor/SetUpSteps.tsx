import { useCopy } from "@portico/content-runtime/react";
import { CopyButton } from "@portico/design-system/copy-button";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import { CodeForm } from "./CodeForm.tsx";
import type { SetUp } from "./secondFactor.api.ts";

/** Base32 in groups of four, to be typed. */
const inGroups = (key: string) => key.match(/.{1,4}/g)?.join(" ") ?? key;

/** The key for the authenticator app, then a first code of it. */
export function SetUpSteps({ setUp: { key, address } }: { setUp: SetUp }) {
  const t = useCopy();
  return (
    <Stack gap="medium">
      <Stack gap="small">
        <Text>{t("session.secondFactor.key")}</Text>
        <Text weight="strong" numeric>
          <span translate="no">{inGroups(key)}</span>
        </Text>
        <CopyButton
          text={key}
          label={t("session.secondFactor.copy")}
          what={t("session.secondFactor.copyWhat")}
          copied={t("session.secondFactor.copied")}
          failed={t("session.secondFactor.copyFailed")}
        />
        <Link href={address}>{t("session.secondFactor.open")}</Link>
      </Stack>
      <Text>{t("session.secondFactor.firstCode")}</Text>
      <CodeForm purpose="on" />
    </Stack>
  );
}
