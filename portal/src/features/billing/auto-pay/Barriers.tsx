import { useCopy } from "@portico/content-runtime/react";
import { Actions, ButtonLink } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { Spinner } from "@portico/design-system/feedback";
import { Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { BackLink, PageHeader } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import { monthlyDiscount } from "@portico/rules/autoPay";
import type { ReactNode } from "react";
import type { AutoPayAccountFragment } from "../../../api/graphql/generated/graph.ts";
import { useOnline } from "../../../components/useOnline.ts";
import { autoPayActionPath } from "../model/laterPaths.ts";
import { autoPayPath, billingPath, enrolPath, payOncePath } from "../model/paths.ts";
import { MethodRestrictions } from "../model/payment-flow/MethodRestrictions.tsx";
import { Notice } from "../model/screen/Notice.tsx";

type AccountProps = { account: AutoPayAccountFragment };

/** Why Auto Pay cannot be changed now. */
type BarrierName = "mayNot" | "open" | "disconnected";

/** The barrier to changing Auto Pay: no permission, an open action, or a disconnected account; else undefined. */
export function barrierOf({ canPay, autoPay }: AutoPayAccountFragment): BarrierName | undefined {
  if (!canPay) return "mayNot";
  if (autoPay.openActionId) return "open";
  return autoPay.refusal === "ACCOUNT_DISCONNECTED" ? "disconnected" : undefined;
}

/** Explains the barrier and who or what can remove it (BILL-06, B12). */
export function Barrier({ account, barrier }: AccountProps & { barrier: BarrierName }) {
  const t = useCopy();
  const { id, autoPay, lockingPayment } = account;
  const words = {
    mayNot: {
      tone: "info",
      title: t("billing.autoPay.mayNot.title"),
      detail: t("billing.autoPay.mayNot.detail"),
      action: undefined,
    },
    open: {
      tone: "warning",
      title: t("billing.autoPay.open.title"),
      detail: t("billing.autoPay.open.detail"),
      action: <Link href={autoPayActionPath(id, autoPay.openActionId ?? "")}>{t("billing.autoPay.open.link")}</Link>,
    },
    disconnected: {
      tone: "critical",
      title: t("billing.autoPay.disconnected.title"),
      detail: t("billing.autoPay.disconnected.detail"),
      action: !lockingPayment && <Link href={payOncePath(id)}>{t("billing.autoPay.disconnected.pay")}</Link>,
    },
  } as const;
  const { tone, title, detail, action } = words[barrier];
  return (
    <AutoPayFrame accountId={id}>
      <Notice tone={tone} title={title} action={action}>
        {detail}
      </Notice>
    </AutoPayFrame>
  );
}

/** Shown before any input: the account pays in cash only. */
export function OnlyCash({ account: { id } }: AccountProps) {
  return (
    <AutoPayFrame accountId={id}>
      <MethodRestrictions cardsAllowed={false} banksAllowed={false} />
    </AutoPayFrame>
  );
}

/** The services are enrolled already: links to the change flow. */
export function EnrolledAlready({ account: { id } }: AccountProps) {
  const t = useCopy();
  const manage = (
    <ButtonLink href={autoPayPath(id)} variant="secondary" size="compact">
      {t("billing.autoPay.manage.link")}
    </ButtonLink>
  );
  return (
    <AutoPayFrame accountId={id}>
      <Notice tone="info" title={t("billing.autoPay.already.title")} action={manage}>
        {t("billing.autoPay.already.detail")}
      </Notice>
    </AutoPayFrame>
  );
}

/** The submission was sent and its answer lost; the page updates by itself. */
export function BeingConfirmed() {
  const t = useCopy();
  const online = useOnline();
  return (
    <Stack gap="large">
      <PageHeader title={t("billing.autoPay.unknown.title")} />
      <Inline gap="medium" wrap={false} align="start">
        <Spinner label={t("billing.autoPay.outcome.checking")} />
        <Text>{online ? t("billing.autoPay.unknown.detail") : t("billing.autoPay.unknown.offline")}</Text>
      </Inline>
    </Stack>
  );
}

/** Back link and screen title around one message. */
function AutoPayFrame({ accountId, children }: { accountId: string; children: ReactNode }) {
  const t = useCopy();
  return (
    <Stack gap="large">
      <Stack gap="small">
        <BackLink href={billingPath(accountId)} label={t("billing.backToBilling")} />
        <PageHeader title={t("billing.autoPay.title")} />
      </Stack>
      {children}
    </Stack>
  );
}

/** Auto Pay is off: its benefits and the link to enrol. */
export function NotEnrolled({ account: { id, autoPay } }: { account: AutoPayAccountFragment }) {
  const t = useCopy();
  const amount = monthlyDiscount(autoPay.services);
  return (
    <AutoPayFrame accountId={id}>
      <Card>
        <Stack>
          <Text weight="strong">{t("billing.autoPay.manage.off")}</Text>
          <Text>{amount > 0 ? t("billing.autoPay.manage.offDetail", { amount }) : t("summary.autoPay.offPlain")}</Text>
          <Actions>
            <ButtonLink href={enrolPath(id)}>{t("billing.autoPay.home.enrol")}</ButtonLink>
          </Actions>
        </Stack>
      </Card>
    </AutoPayFrame>
  );
}
