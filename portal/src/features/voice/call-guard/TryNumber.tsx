import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Card, CardTitle } from "@portico/design-system/card";
import { TextField } from "@portico/design-system/field";
import { Form } from "@portico/design-system/form";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { screenedAs } from "@portico/rules/callGuard";
import { validateCallerNumber, storedNumber } from "@portico/rules/forwardingNumber";
import { phoneShown } from "@portico/rules/phone";
import { useState } from "react";
import type { SetLine } from "../model/usePartForm.ts";

/** What happens to a number that is typed, with the saved settings and the rule of the network. */
export function TryNumber({ line: { settings } }: { line: SetLine }) {
  const t = useCopy();
  const [typed, setTyped] = useState("");
  const [tried, setTried] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const code = tried === null ? null : validateCallerNumber(tried);
  const error = code === null ? undefined : t("voice.settings.fault", { code, line: "" });
  const number = storedNumber(tried ?? "");
  const submit = () => {
    setTried(typed);
    setTries(tries + 1);
  };
  return (
    <Card labelledBy="try">
      <Stack gap="medium">
        <CardTitle level={2} id="try">
          {t("voice.guard.try")}
        </CardTitle>
        <Form
          labelledBy="try"
          busy={false}
          errors={{
            title: t("voice.settings.check", { count: 1 }),
            errors: error ? [{ fieldName: "try", message: error }] : [],
            focusOn: tries,
          }}
          onSubmit={submit}
          actions={
            <div>
              <Button type="submit" variant="secondary">
                {t("voice.guard.tryButton")}
              </Button>
            </div>
          }
        >
          <TextField
            label={t("voice.guard.tryNumber")}
            name="try"
            type="tel"
            autoComplete="off"
            maxLength={30}
            hint={t("voice.guard.tryHint")}
            value={typed}
            error={error}
            onChange={(text) => {
              setTyped(text);
              setTried(null);
            }}
          />
        </Form>
        <div role="status">
          {tried !== null && code === null && (
            <Text weight="strong">
              {t("voice.guard.tried", {
                number: phoneShown(number),
                ...screenedAs(settings.guard, { number, isLikelyRobocall: false }),
              })}
            </Text>
          )}
        </div>
      </Stack>
    </Card>
  );
}
