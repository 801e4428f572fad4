import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { ErrorSummary } from "@portico/design-system/error-summary";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import type { AutoPayService } from "@portico/rules/autoPay";
import { mustPayBeforeChange } from "@portico/rules/wallet";
import { useState } from "react";
import { useDispatch } from "react-redux";
import { Agreed } from "../model/Agreed.tsx";
import { BalanceDueDialog } from "../model/BalanceDueDialog.tsx";
import { Form } from "../model/Form.tsx";
import { MethodName } from "../model/MethodName.tsx";
import { autoPaySettingsPath } from "../model/paths.ts";
import { PaymentFailures, useFailures } from "../model/PaymentFailures.tsx";
import { autoPayEvents } from "./autoPay.slice.ts";
import type { AutoPayStepProps } from "./AutoPayPage.tsx";
import { Barrier, barrierOf } from "./Barriers.tsx";
import { CancelAutoPay } from "./CancelAutoPay.tsx";
import { EnrolmentSummary } from "./EnrolmentSummary.tsx";
import { PausedAlert } from "./PausedAlert.tsx";
import { Preview } from "./Preview.tsx";
import { ServicesField, useAskedServices, useServicesFault } from "./ServicesField.tsx";
import { StepFrame } from "./StepFrame.tsx";

/** How Auto Pay is set (AUTO-10), what it will take next, and the ways to change it. */
export function SummaryStep({ account, draft }: AutoPayStepProps) {
  const t = useCopy();
  const { autoPay, paymentMethods } = account;
  const { services, setServices, fault, refusals, owing, setOwing, submit } = useServicesForm({ account, draft });
  const [enrolment] = autoPay.enrolments;
  const method = paymentMethods.find(({ id }) => id === enrolment?.paymentMethodId);
  const barrier = barrierOf(account);
  const { failures, pay } = useFailures(account.id);
  // The payment that paused Auto Pay is told by its own alert.
  const untold = failures.filter(({ paused }) => !paused);
  return (
    <StepFrame draft={draft} step="summary" title={t("billing.autoPay.manage.title")}>
      <ErrorSummary title={t("billing.payOnce.errors", { count: 1 })} errors={fault ? [{ fieldName: "services", message: fault }] : []} focusOn={refusals} />
      <PausedAlert account={account} />
      <PaymentFailures accountId={account.id} failures={untold} pay={pay} />
      <EnrolmentSummary account={account} />
      {enrolment && !autoPay.paused && <Preview date={autoPay.nextDebit?.date ?? enrolment.nextDate} debit={autoPay.nextDebit} discount={autoPay.monthlyDiscount} method={method && <MethodName {...method} />} />}
      {barrier ? (
        <Barrier account={account} barrier={barrier} />
      ) : (
        <Stack gap="large">
          <Form onSubmit={submit}>
            <Stack gap="large">
              <ServicesField offered={autoPay.services} value={services} onChange={setServices} error={fault} />
              <Actions>
                <Button type="submit" wide>
                  {autoPay.services.length > 1 ? t("billing.autoPay.manage.continue") : t("billing.autoPay.manage.changeMethod")}
                </Button>
              </Actions>
            </Stack>
          </Form>
          <Link href={autoPaySettingsPath(account.id)}>{t("billing.autoPay.manage.changeDate")}</Link>
          <CancelAutoPay account={account} />
          <BalanceDueDialog open={owing} account={account} onClose={() => setOwing(false)} />
        </Stack>
      )}
      {account.autoPayTerms && <Agreed terms={account.autoPayTerms} timeZone={account.timeZone} />}
    </StepFrame>
  );
}

function useServicesForm({ account, draft }: AutoPayStepProps) {
  const { autoPay } = account;
  const dispatch = useDispatch();
  const faultOf = useServicesFault(autoPay.services);
  const asked = useAskedServices(autoPay.services);
  const [services, choose] = useState<AutoPayService[]>(() => asked ?? draft.services ?? autoPay.enrolments.map(({ service }) => service));
  const [fault, setFault] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  const [owing, setOwing] = useState(false);
  // Where there are no services to choose from, the method is all that can be changed.
  const onlyMethod = autoPay.services.length === 1;
  const submit = () => {
    const found = faultOf(services);
    setFault(found);
    if (found) setRefusals(refusals + 1);
    else if (onlyMethod && mustPayBeforeChange(account)) setOwing(true);
    else dispatch(autoPayEvents.servicesChosen({ services }));
  };
  const setServices = (chosen: AutoPayService[]) => {
    choose(chosen);
    setFault(undefined);
  };
  return { services, setServices, fault, refusals, owing, setOwing, submit };
}
