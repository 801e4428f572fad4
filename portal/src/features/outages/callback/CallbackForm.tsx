import { attemptKey } from "../../../api/attemptKey.ts";
import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { RadioGroup } from "@portico/design-system/choice";
import { PhoneField } from "@portico/design-system/field";
import { Form } from "@portico/design-system/form";
import { Stack } from "@portico/design-system/layout";
import { Heading } from "@portico/design-system/text";
import { validatePhone } from "@portico/rules/phone";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { FailureAlert } from "../../../components/FailureAlert.tsx";
import type { AccountOutages, Outage } from "../model/outages.api.ts";
import { callbackEvents, selectOutage } from "../model/outages.slice.ts";
import { useOutageCopy } from "../model/useOutageCopy.ts";

type CallbackFormProps = { outage: Outage; account: AccountOutages; accountId: string };

const headingId = "callback-about";
/** As many as can be compared at a glance; the next ones. */
const OFFERED = 5;

/** The number and the hours of a callback. The next hours are chosen from the start. */
export function CallbackForm({ outage, account, accountId }: CallbackFormProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const words = useOutageCopy(account.timeZone, account.asOf);
  const { callback: phase } = useSelector(selectOutage);
  const [phone, setPhone] = useState("");
  const [chosen, setChosen] = useState("");
  const [tries, setTries] = useState(0);
  const windows = account.callWindows.slice(0, OFFERED);
  const startsAt = windows.find((each) => each.startsAt === chosen)?.startsAt ?? windows[0]?.startsAt ?? "";
  const errorCode = validatePhone(phone);
  const error = tries > 0 && errorCode ? t("outages.callback.phoneFault", { code: errorCode }) : undefined;
  const send = () => {
    setTries(tries + 1);
    if (errorCode) return;
    const wanted = { accountId, outageId: outage.id, phone, startsAt };
    dispatch(callbackEvents.requested({ ...wanted, idempotencyKey: attemptKey(phase, wanted) }));
  };
  const busy = phase.name === "working";
  return (
    <Form
      labelledBy={headingId}
      busy={busy}
      errors={{
        title: t("outages.callback.check"),
        errors: error ? [{ fieldName: "phone", message: error }] : [],
        focusOn: tries,
      }}
      onSubmit={send}
      actions={
        <Actions>
          <Button type="submit" busy={busy ? t("outages.callback.sending") : undefined}>
            {t("outages.callback.send")}
          </Button>
        </Actions>
      }
    >
      <Stack gap="large">
        <Heading level={2} id={headingId}>
          {t("outages.callback.about", { services: words.services(outage), address: account.address })}
        </Heading>
        {phase.name === "failed" && <FailureAlert failure={phase.failure} />}
        <PhoneField
          label={t("outages.callback.phone")}
          name="phone"
          hint={t("outages.callback.phoneHint")}
          value={phone}
          error={error}
          onChange={setPhone}
        />
        <RadioGroup
          legend={t("outages.callback.when")}
          name="window"
          hint={t("outages.callback.zone", { zone: words.zone })}
          value={startsAt}
          onChange={setChosen}
          options={windows.map((window) => ({ value: window.startsAt, label: words.window(window) }))}
        />
      </Stack>
    </Form>
  );
}
