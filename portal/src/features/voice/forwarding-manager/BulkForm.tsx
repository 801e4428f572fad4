import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Actions, Button } from "@portico/design-system/button";
import { Card, CardTitle } from "@portico/design-system/card";
import { CheckboxGroup } from "@portico/design-system/choice";
import { Form } from "@portico/design-system/form";
import { VisuallyHidden } from "@portico/design-system/hidden";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import { validateForwardingNumber } from "@portico/rules/forwardingNumber";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { FailureAlert } from "../../../components/FailureAlert.tsx";
import { selectCurrentAccountId } from "../../session/model/session.selectors.ts";
import type { CallSettings } from "../model/callSettings.api.ts";
import { changeEvents, selectCallSettings } from "../model/callSettings.slice.ts";
import { useCallCopy } from "../model/callCopy.ts";
import { NumberField } from "../model/NumberField.tsx";
import type { SetLine } from "../model/usePartForm.ts";

export type BulkFormProps = { lines: readonly SetLine[]; data: CallSettings };

/** All lines with where their calls go now; what is chosen is forwarded together. */
export function BulkForm({ lines, data }: BulkFormProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const accountId = useSelector(selectCurrentAccountId) ?? "";
  const { change: phase } = useSelector(selectCallSettings);
  const words = useCallCopy(data);
  const [chosen, setChosen] = useState<string[]>([]);
  const [to, setTo] = useState<string | null>(null);
  const [tried, setTried] = useState<"none" | "forward" | "stop">("none");
  const [tries, setTries] = useState(0);
  const missing = tried !== "none" && chosen.length === 0;
  const code = tried === "forward" ? validateForwardingNumber(to ?? "") : null;
  const busy = phase.name === "working" ? t("voice.settings.saving") : undefined;
  const submit = (how: "forward" | "stop") => {
    setTried(how);
    setTries(tries + 1);
    const isReady = chosen.length > 0 && (how === "stop" || validateForwardingNumber(to ?? "") === null);
    if (!isReady || phase.name === "working") return;
    const named = lines.filter(({ telephoneNumber }) => chosen.includes(telephoneNumber));
    dispatch(
      changeEvents.requested({
        what: "forwardingOfLines",
        accountId,
        lines: named.map(({ telephoneNumber, settings }) => ({
          telephoneNumber,
          version: settings.versions.forwarding,
        })),
        to: how === "stop" ? null : to,
      }),
    );
  };
  const errors = [
    ...(missing ? [{ fieldName: "lines", message: t("voice.manager.chooseLines") }] : []),
    ...(code ? [{ fieldName: "to", message: words.error({ code }) }] : []),
  ];
  return (
    <Card labelledBy="bulk">
      <Stack gap="large">
        <CardTitle level={2} id="bulk">
          {t("voice.manager.lines", { count: lines.length })}
        </CardTitle>
        <Form
          labelledBy="bulk"
          busy={phase.name === "working"}
          errors={{ title: t("voice.settings.check", { count: errors.length }), errors, focusOn: tries }}
          onSubmit={() => submit("forward")}
          actions={
            <Actions>
              <Button type="submit" busy={busy}>
                {t("voice.manager.forward", { count: chosen.length })}
              </Button>
              <Button variant="secondary" onPress={() => submit("stop")}>
                {t("voice.manager.stop", { count: chosen.length })}
              </Button>
            </Actions>
          }
        >
          <Results data={data} />
          <CheckboxGroup
            legend={t("voice.manager.choose")}
            name="lines"
            selectAllLabel={t("voice.manager.all")}
            value={chosen}
            error={missing ? t("voice.manager.chooseLines") : undefined}
            options={lines.map((line) => ({
              value: line.telephoneNumber,
              label: words.exact(line),
              description: words.route(line.settings.route).title,
              action: (
                <Link href={`/services/voice/call-forwarding?line=${line.telephoneNumber}`}>
                  {t("voice.manager.one")}
                  <VisuallyHidden> {words.exact(line)}</VisuallyHidden>
                </Link>
              ),
            }))}
            onChange={setChosen}
          />
          <NumberField
            name="to"
            label={t("voice.manager.to")}
            value={to}
            error={code ? words.error({ code }) : undefined}
            onChange={setTo}
          />
        </Form>
      </Stack>
    </Card>
  );
}

/** The result of each line. */
function Results({ data }: { data: CallSettings }) {
  const t = useCopy();
  const { change: phase } = useSelector(selectCallSettings);
  const { name } = useCallCopy(data);
  if (phase.name === "failed") return <FailureAlert failure={phase.failure} />;
  if (phase.name !== "saved" || phase.results.length === 0) return null;
  const refused = phase.results.filter(({ code }) => code !== "CHANGED");
  const count = phase.results.length - refused.length;
  return (
    <Alert
      tone={refused.length > 0 ? "warning" : "success"}
      toneLabel={t(refused.length > 0 ? "shell.tone.warning" : "shell.tone.success")}
      live="polite"
      title={t("voice.manager.changed", { count })}
    >
      {refused.map(({ telephoneNumber, code }) => (
        <Text key={telephoneNumber} tone="inherit">
          {t("voice.manager.refused", { line: name(telephoneNumber), code })}
        </Text>
      ))}
    </Alert>
  );
}
