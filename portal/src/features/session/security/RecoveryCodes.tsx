import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Actions, Button } from "@portico/design-system/button";
import { CopyButton } from "@portico/design-system/copy-button";
import { Grid, Stack } from "@portico/design-system/layout";
import { PrintLayout } from "@portico/design-system/print";
import { Heading, Text } from "@portico/design-system/text";
import { useEffect, useRef } from "react";
import { useDispatch, useSelector } from "react-redux";
import { saveFile } from "../../billing/model/saveFile.ts";
import { selectProfile } from "../model/session.selectors.ts";
import { factorEvents } from "./secondFactor.slice.ts";

/** The recovery codes, shown once: to copy, save as a file, or print. */
export function RecoveryCodes({ codes, isNew }: { codes: readonly string[]; isNew: boolean }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const username = useSelector(selectProfile)?.username ?? "";
  const title = t("session.secondFactor.codesFor", { username });
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => part.current?.focus(), []);
  const save = () =>
    saveFile(
      new Blob([[title, "", ...codes, ""].join("\r\n")], { type: "text/plain" }),
      `${t("session.secondFactor.fileName")}.txt`,
    );
  return (
    <div ref={part} tabIndex={-1} role="group" aria-labelledby="recovery-codes">
      <Stack gap="medium">
        <Alert tone="success" toneLabel={t("shell.tone.success")} live="polite">
          {t(isNew ? "session.secondFactor.renewed" : "session.secondFactor.turnedOn")}
        </Alert>
        <Heading level={3} size={4} id="recovery-codes">
          {t("session.secondFactor.codesTitle")}
        </Heading>
        <Text>{t("session.secondFactor.codesLead")}</Text>
        <PrintLayout header={<Text weight="strong">{title}</Text>}>
          <Grid as="ul" min="small" gap="xsmall">
            {codes.map((code) => (
              <li key={code}>
                <Text numeric>
                  <span translate="no">{code}</span>
                </Text>
              </li>
            ))}
          </Grid>
        </PrintLayout>
        <Actions>
          <Button variant="secondary" onPress={save}>
            {t("session.secondFactor.download")}
          </Button>
          <Button variant="secondary" onPress={() => window.print()}>
            {t("session.secondFactor.print")}
          </Button>
          <CopyButton
            text={codes.join("\n")}
            label={t("session.secondFactor.copy")}
            what={t("session.secondFactor.copyCodes")}
            copied={t("session.secondFactor.copied")}
            failed={t("session.secondFactor.copyCodesFailed")}
          />
        </Actions>
        <Actions>
          <Button onPress={() => dispatch(factorEvents.closed())}>{t("session.secondFactor.done")}</Button>
        </Actions>
      </Stack>
    </div>
  );
}
