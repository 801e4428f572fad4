import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button, ButtonLink } from "@portico/design-system/button";
import { Card, CardTitle } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { ConfirmDialog } from "@portico/design-system/dialog";
import { ErrorSummary } from "@portico/design-system/error-summary";
import { Stack } from "@portico/design-system/layout";
import type { AutoPayService } from "@portico/rules/autoPay";
import { mustPayBeforeChange } from "@portico/rules/wallet";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { quietActions } from "../../../components/quietRow.css.ts";
import type { AutoPayAccountFragment } from "../../../api/graphql/generated/graph.ts";
import { PaymentFailures, useFailures } from "../model/account-status/PaymentFailures.tsx";
import { autoPaySettingsPath } from "../model/laterPaths.ts";
import { Form } from "../model/payment-flow/FlowFrame.tsx";
import { BalanceDueDialog } from "../model/payment-flow/MethodRestrictions.tsx";
import { MethodName } from "../model/payment-methods/MethodName.tsx";
import { Notice } from "../model/screen/Notice.tsx";
import { AcceptedTerms } from "../model/terms/AcceptedTerms.tsx";
import type { AutoPayStepProps } from "./AutoPayPage.tsx";
import { Barrier, barrierOf } from "./Barriers.tsx";
import { PausedAlert } from "./PausedAlert.tsx";
import { Preview } from "./Preview.tsx";
import { ServicesField, useRequestedServices, useServicesErrorMessage } from "./ServicesField.tsx";
import { StepFrame } from "./StepFrame.tsx";
import { autoPayEvents, selectAutoPayPhase } from "./autoPay.slice.ts";

/** Auto Pay's next debit first, then its settings (AUTO-10) and the ways to change them. */
export function SummaryStep({ account, draft }: AutoPayStepProps) {
  const t = useCopy();
  const { autoPay } = account;
  const { services, setServices, error, submitCount, mustPay, setMustPay, submit } = useServicesForm({
    account,
    draft,
  });
  const [enrolment] = autoPay.enrolments;
  const barrier = barrierOf(account);
  const { failures, ...payable } = useFailures(account.id);
  // The failure that paused Auto Pay is in the paused alert already.
  const failuresShown = failures.filter(({ paused }) => !paused);
  return (
    <StepFrame draft={draft} step="summary" title={t("billing.autoPay.manage.title")}>
      <ErrorSummary
        title={t("billing.payOnce.errors", { count: 1 })}
        errors={error ? [{ fieldName: "services", message: error }] : []}
        focusOn={submitCount}
      />
      <PausedAlert account={account} />
      <PaymentFailures accountId={account.id} failures={failuresShown} {...payable} />
      {enrolment && !autoPay.paused && (
        <Preview
          date={autoPay.nextDebit?.date ?? enrolment.nextDate}
          debit={autoPay.nextDebit}
          discount={autoPay.monthlyDiscount}
        />
      )}
      <EnrolmentSummary account={account} />
      {barrier ? (
        <Barrier account={account} barrier={barrier} />
      ) : (
        <Stack gap="large">
          <Form onSubmit={submit}>
            <Stack gap="large">
              <ServicesField offered={autoPay.services} value={services} onChange={setServices} error={error} />
              <Actions>
                <Button type="submit" variant={autoPay.services.length > 1 ? "primary" : "secondary"}>
                  {autoPay.services.length > 1
                    ? t("billing.autoPay.manage.continue")
                    : t("billing.autoPay.manage.changeMethod")}
                </Button>
                <ButtonLink variant="secondary" href={autoPaySettingsPath(account.id)}>
                  {t("billing.autoPay.manage.changeDate")}
                </ButtonLink>
              </Actions>
            </Stack>
          </Form>
          <CancelAutoPay account={account} />
          <BalanceDueDialog open={mustPay} account={account} onClose={() => setMustPay(false)} />
        </Stack>
      )}
      {account.autoPayTerms && <AcceptedTerms terms={account.autoPayTerms} timeZone={account.timeZone} />}
    </StepFrame>
  );
}

function useServicesForm({ account, draft }: AutoPayStepProps) {
  const { autoPay } = account;
  const dispatch = useDispatch();
  const errorOf = useServicesErrorMessage(autoPay.services);
  const requested = useRequestedServices(autoPay.services);
  const [services, choose] = useState<AutoPayService[]>(
    () => requested ?? draft.services ?? autoPay.enrolments.map(({ service }) => service),
  );
  const [error, setError] = useState<string>();
  const [submitCount, setSubmitCount] = useState(0);
  const [mustPay, setMustPay] = useState(false);
  // With a single service only the method can be changed.
  const onlyMethod = autoPay.services.length === 1;
  const submit = () => {
    const found = errorOf(services);
    setError(found);
    if (found) setSubmitCount(submitCount + 1);
    else if (onlyMethod && mustPayBeforeChange(account)) setMustPay(true);
    else dispatch(autoPayEvents.servicesChosen({ services }));
  };
  const setServices = (chosen: AutoPayService[]) => {
    choose(chosen);
    setError(undefined);
  };
  return { services, setServices, error, submitCount, mustPay, setMustPay, submit };
}

/**
 * What stays the same from month to month: services enrolled, method, debit day, cycle and discount (AUTO-10).
 */
function EnrolmentSummary({ account }: { account: AutoPayAccountFragment }) {
  const t = useCopy();
  return (
    <Card labelledBy="enrolled">
      <Stack>
        <CardTitle level={2} id="enrolled">
          {t(account.autoPay.paused ? "billing.autoPay.manage.paused" : "billing.autoPay.manage.on")}
        </CardTitle>
        <DescriptionList items={useFacts(account)} />
      </Stack>
    </Card>
  );
}

function useFacts({ autoPay, paymentMethods }: AutoPayAccountFragment) {
  const t = useCopy();
  const { enrolments, billDay, dueDay, monthlyDiscount } = autoPay;
  const services = enrolments.flatMap(({ service, paymentMethodId }) => {
    const method = paymentMethods.find(({ id }) => id === paymentMethodId);
    return [
      { id: service, term: t("billing.autoPay.service", { service }), detail: method && <MethodName {...method} /> },
    ];
  });
  const [first] = enrolments;
  const dates = first
    ? [
        {
          id: "day",
          term: t("billing.autoPay.review.day"),
          detail: t("billing.autoPay.review.dayOfMonth", { day: first.debitDay }),
        },
        // The preview above says when the next payment is.
        ...(autoPay.paused
          ? [{ id: "next", term: t("billing.autoPay.review.first"), detail: t("billing.dunning.paused.next") }]
          : []),
      ]
    : [];
  return [
    ...services,
    ...dates,
    {
      id: "cycle",
      term: t("billing.autoPay.manage.cycle"),
      detail: t("billing.autoPay.manage.cycleDays", { bill: billDay, due: dueDay }),
    },
    {
      id: "discount",
      term: t("billing.autoPay.manage.discount"),
      detail:
        monthlyDiscount > 0
          ? t("billing.home.autoPay.perMonth", { amount: monthlyDiscount })
          : t("billing.autoPay.manage.noDiscount"),
    },
  ];
}

/** Cancels Auto Pay after a confirmation dialog that names what is lost (AUTO-04); mobile service requires Auto Pay. */
function CancelAutoPay({ account }: { account: AutoPayAccountFragment }) {
  const t = useCopy();
  const { open, ask, close, confirm, busy, error } = useCancelling(account.id);
  const { enrolments, monthlyDiscount } = account.autoPay;
  if (enrolments.some(({ service }) => service === "mobile")) {
    return <Notice tone="info">{t("billing.autoPay.cancel.mobile")}</Notice>;
  }
  return (
    <>
      <div className={quietActions}>
        <Actions>
          <Button variant="quiet" onPress={ask}>
            {t("billing.autoPay.cancel.open")}
          </Button>
        </Actions>
      </div>
      <ConfirmDialog
        open={open}
        tone="critical"
        question={t("billing.autoPay.cancel.question")}
        consequence={
          monthlyDiscount > 0
            ? t("billing.autoPay.cancel.lose", { amount: monthlyDiscount })
            : t("billing.autoPay.cancel.plain")
        }
        confirmLabel={t("billing.autoPay.cancel.confirm")}
        cancelLabel={t("billing.autoPay.cancel.keep")}
        busy={busy}
        error={error}
        onConfirm={confirm}
        onCancel={close}
      />
    </>
  );
}

function useCancelling(accountId: string) {
  const t = useCopy();
  const dispatch = useDispatch();
  const phase = useSelector(selectAutoPayPhase);
  const [dialogOpen, setDialogOpen] = useState(false);
  const sending = phase.name === "submitting" && phase.submission === "cancel";
  const refused = phase.name === "refused" && phase.submission === "cancel" ? phase.refused : undefined;
  return {
    open: dialogOpen || sending,
    busy: sending ? t("billing.autoPay.cancel.busy") : undefined,
    error: refused && {
      toneLabel: t("billing.tone.critical"),
      message: `${t("billing.autoPay.refused.cancel")} ${t(`billing.autoPay.refusal.${refused.code}`)}`,
    },
    ask: () => setDialogOpen(true),
    close: () => {
      setDialogOpen(false);
      dispatch(autoPayEvents.refusalRead());
    },
    confirm: () => dispatch(autoPayEvents.requested({ kind: "cancel", accountId })),
  };
}
