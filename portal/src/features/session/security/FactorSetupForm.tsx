import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { CopyButton } from "@portico/design-system/copy-button";
import { Form } from "@portico/design-system/form";
import { Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Heading, Text } from "@portico/design-system/text";
import { useEffect, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useAttempts } from "../../../components/useAttempts.ts";
import { codeProblem, codeRefusal, FactorCodeField } from "../model/FactorCodeField.tsx";
import { isWrongCode } from "../model/CurrentPasswordField.tsx";
import { factorFormId } from "./factorForm.ts";
import { QrCode } from "./QrCode.tsx";
import type { FactorSetup } from "./secondFactor.api.ts";
import { factorEvents, selectFactorChange } from "./secondFactor.slice.ts";

const stepOneId = "second-factor-key";

/** Base32 in groups of four, to be typed. */
const inGroups = (key: string) => key.match(/.{1,4}/g)?.join(" ") ?? key;

/** The key for the authenticator app, to scan or to type, then a first code of it. */
export function FactorSetupForm({ setup }: { setup: FactorSetup }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { busy, failure } = useSelector(selectFactorChange);
  const [code, setCode] = useState("");
  const [sent, setSent] = useState("");
  const isWrong = isWrongCode(failure);
  const attempts = useAttempts(isWrong);
  const problem = codeProblem("app", code) ?? (isWrong && code === sent ? codeRefusal("app") : undefined);
  const error = attempts.count > 0 ? problem : undefined;
  const errors = error ? [{ fieldName: "code", message: t(error) }] : [];
  return (
    <Form
      labelledBy={factorFormId}
      busy={busy}
      errors={{ title: t("session.secondFactor.errors", { count: errors.length }), errors, focusOn: attempts.count }}
      onSubmit={() => {
        attempts.add();
        if (codeProblem("app", code)) return;
        setSent(code);
        dispatch(factorEvents.codeSubmitted({ code }));
      }}
      actions={
        <Actions>
          <Button type="submit" busy={busy ? t("session.secondFactor.working") : undefined}>
            {t("session.secondFactor.turnOn")}
          </Button>
          <Button variant="quiet" onPress={() => dispatch(factorEvents.closed())}>
            {t("session.secondFactor.cancel")}
          </Button>
        </Actions>
      }
    >
      <Stack gap="large">
        <Key setup={setup} />
        <Stack gap="medium">
          <Heading level={3} size={4}>
            {t("session.secondFactor.stepTwo")}
          </Heading>
          <FactorCodeField kind="app" value={code} error={error} onChange={setCode} />
        </Stack>
      </Stack>
    </Form>
  );
}

function Key({ setup: { key, address } }: { setup: FactorSetup }) {
  const t = useCopy();
  // The steps are read in order: the code is the second one.
  useEffect(() => document.getElementById(stepOneId)?.focus(), []);
  return (
    <Stack gap="medium">
      <Heading level={3} size={4} id={stepOneId} focusable>
        {t("session.secondFactor.stepOne")}
      </Heading>
      <Text>{t("session.secondFactor.scan")}</Text>
      <QrCode text={address} label={t("session.secondFactor.qrCode")} />
      <Stack gap="xsmall">
        <Text>{t("session.secondFactor.typeKey")}</Text>
        <Inline gap="small" align="center">
          <Text weight="strong" numeric>
            <span translate="no">{inGroups(key)}</span>
          </Text>
          <CopyButton
            text={key}
            label={t("session.secondFactor.copy")}
            what={t("session.secondFactor.copyKey")}
            copied={t("session.secondFactor.copied")}
            failed={t("session.secondFactor.copyFailed")}
          />
        </Inline>
      </Stack>
      <div>
        <Link href={address}>{t("session.secondFactor.openApp")}</Link>
      </div>
    </Stack>
  );
}
