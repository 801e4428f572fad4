import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Card, CardTitle } from "@portico/design-system/card";
import { CheckboxGroup } from "@portico/design-system/choice";
import { DescriptionList } from "@portico/design-system/description-list";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { type AutoPayService, validateServices } from "@portico/rules/autoPay";
import { useState } from "react";
import { useDispatch } from "react-redux";
import type { WalletAccountFragment } from "../../../api/graphql/generated/graph.ts";
import { navigationRequested } from "../../navigation/model/navigation.slice.ts";
import { Form } from "../model/payment-flow/FlowFrame.tsx";
import { MethodName } from "../model/payment-methods/MethodName.tsx";
import { paysOnlyInCash } from "../model/payment-flow/MethodRestrictions.tsx";
import { Notice } from "../model/screen/Notice.tsx";
import { autoPayServicesPath } from "../model/laterPaths.ts";

type Props = { account: WalletAccountFragment };

/**
 * Which method pays which services by Auto Pay, mobile included, and a choice of services that opens the Auto Pay flow
 * (WALL-09).
 */
export function AutoPayServices({ account }: Props) {
  return account.autoPay.services.length > 0 && <ServicesCard account={account} />;
}

function ServicesCard({ account }: Props) {
  const t = useCopy();
  return (
    <Card labelledBy="auto-pay-services">
      <Stack>
        <CardTitle level={2} id="auto-pay-services">
          {t("wallet.autoPay.title")}
        </CardTitle>
        {lacksMobile(account) && <Notice tone="warning">{t("wallet.autoPay.mobileRequires")}</Notice>}
        <DescriptionList items={useServiceRows(account)} />
        {account.canPay && !paysOnlyInCash(account) && <ServicesForm account={account} />}
      </Stack>
    </Card>
  );
}

/** Mobile service requires Auto Pay, and does not have it. */
const lacksMobile = ({ autoPay: { services, enrolments } }: WalletAccountFragment) =>
  services.includes("mobile") && !enrolments.some(({ service }) => service === "mobile");

/** One row a service, or one for all of them where the same method pays all, or none does. */
function useServiceRows({ autoPay: { services, enrolments }, paymentMethods }: WalletAccountFragment) {
  const t = useCopy();
  const paidWith = services.map((service) => enrolments.find((each) => each.service === service)?.paymentMethodId);
  const isOneRow = services.length > 1 && new Set(paidWith).size === 1;
  const rows = isOneRow
    ? [{ id: "all", term: t("billing.autoPay.services.all"), methodId: paidWith[0] }]
    : services.map((service, index) => ({
        id: service,
        term: t("billing.autoPay.service", { service }),
        methodId: paidWith[index],
      }));
  return rows.map(({ id, term, methodId }) => {
    const method = paymentMethods.find((each) => each.id === methodId);
    return {
      id,
      term,
      detail: method ? <MethodName {...method} /> : <Text tone="quiet">{t("wallet.autoPay.off")}</Text>,
    };
  });
}

/** Changes nothing itself: the Auto Pay flow asks for the method and the authorization. */
function ServicesForm({ account }: Props) {
  const t = useCopy();
  const { services, setServices, error, submit } = useServices(account);
  const { autoPay, autoPayEnrolled } = account;
  return (
    <Form onSubmit={submit}>
      <Stack align="start">
        {autoPay.services.length > 1 && (
          <CheckboxGroup<AutoPayService>
            legend={t("billing.autoPay.services.legend")}
            name="autoPayServices"
            value={services}
            onChange={setServices}
            options={autoPay.services.map((service) => ({
              value: service,
              label: t("billing.autoPay.service", { service }),
            }))}
            selectAllLabel={t("billing.autoPay.services.all")}
            error={error}
          />
        )}
        <Button type="submit" variant="secondary">
          {autoPayEnrolled ? t("wallet.autoPay.change") : t("wallet.autoPay.turnOn")}
        </Button>
      </Stack>
    </Form>
  );
}

function useServices({ id, autoPay, autoPayEnrolled }: WalletAccountFragment) {
  const t = useCopy();
  const dispatch = useDispatch();
  const enrolled = autoPay.enrolments.map(({ service }) => service);
  const [services, choose] = useState<AutoPayService[]>(enrolled.length > 0 ? enrolled : [...autoPay.services]);
  const [error, setError] = useState<string>();
  const submit = () => {
    const errorCode = validateServices(services, autoPay.services);
    if (errorCode !== null)
      return setError(
        errorCode === "MOBILE_REQUIRES_AUTO_PAY"
          ? t("billing.autoPay.services.mobile")
          : t("billing.autoPay.services.none"),
      );
    dispatch(navigationRequested({ to: autoPayServicesPath(id, services, autoPayEnrolled) }));
  };
  const setServices = (chosen: AutoPayService[]) => {
    choose(chosen);
    setError(undefined);
  };
  return { services, setServices, error, submit };
}
