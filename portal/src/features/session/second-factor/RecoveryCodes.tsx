import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Actions, Button } from "@portico/design-system/button";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { useDispatch } from "react-redux";
import { factorEvents } from "./secondFactor.slice.ts";

function save(codes: readonly string[], name: string): void {
  const address = URL.createObjectURL(new Blob([`${codes.join("\r\n")}\r\n`], { type: "text/plain" }));
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The recovery codes, shown once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useCopy();
  const dispatch = useDispatch();
  return (
    <Stack gap="medium">
      <Alert
        tone="success"
        toneLabel={t("shell.tone.success")}
        title={t("session.secondFactor.codesTitle")}
        live="polite"
      >
        {t("session.secondFactor.codesLead")}
      </Alert>
      <Stack as="ul" gap="xsmall">
        {codes.map((code) => (
          <li key={code}>
            <Text numeric>
              <span translate="no">{code}</span>
            </Text>
          </li>
        ))}
      </Stack>
      <Actions>
        <Button onPress={() => dispatch(factorEvents.closed())}>{t("session.secondFactor.done")}</Button>
        <Button variant="secondary" onPress={() => save(codes, `${t("session.secondFactor.fileName")}.txt`)}>
          {t("session.secondFactor.download")}
        </Button>
      </Actions>
    </Stack>
  );
}
