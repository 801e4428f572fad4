import { useCopy } from "@portico/content-runtime/react";
import { ButtonLink } from "@portico/design-system/button";
import { Spinner } from "@portico/design-system/feedback";
import { Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { BackLink, PageHeader } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import type { ReactNode } from "react";
import type { AutoPayAccountFragment } from "../../../api/graphql/generated/graph.ts";
import { Notice } from "../model/Notice.tsx";
import { autoPayActionPath, autoPayPath, billingPath, payOncePath } from "../model/paths.ts";
import { Restricted } from "../model/Restricted.tsx";
import { useOnline } from "../../../components/useOnline.ts";

type AccountProps = { account: AutoPayAccountFragment };

/** Why nobody here can change Auto Pay now. */
export type BarrierName = "mayNot" | "open" | "disconnected";

export function barrierOf({ canPay, autoPay }: AutoPayAccountFragment): BarrierName | undefined {
  if (!canPay) return "mayNot";
  if (autoPay.openActionId) return "open";
  return autoPay.refusal === "ACCOUNT_DISCONNECTED" ? "disconnected" : undefined;
}

/** What is in the way, who or what can take it away (BILL-06, B12). */
export function Barrier({ account, barrier }: AccountProps & { barrier: BarrierName }) {
  const t = useCopy();
  const { id, autoPay } = account;
  const words = {
    mayNot: { tone: "note", title: t("billing.autoPay.mayNot.title"), detail: t("billing.autoPay.mayNot.detail"), action: undefined },
    open: {
      tone: "attention",
      title: t("billing.autoPay.open.title"),
      detail: t("billing.autoPay.open.detail"),
      action: <Link href={autoPayActionPath(id, autoPay.openActionId ?? "")}>{t("billing.autoPay.open.link")}</Link>,
    },
    disconnected: {
      tone: "bad",
      title: t("billing.autoPay.disconnected.title"),
      detail: t("billing.autoPay.disconnected.detail"),
      action: <Link href={payOncePath(id)}>{t("billing.autoPay.disconnected.pay")}</Link>,
    },
  } as const;
  const { tone, title, detail, action } = words[barrier];
  return (
    <Titled accountId={id}>
      <Notice tone={tone} title={title} action={action}>{detail}</Notice>
    </Titled>
  );
}

/** Told before anything is asked. */
export function OnlyCash({ account: { id } }: AccountProps) {
  return (
    <Titled accountId={id}>
      <Restricted cardsAllowed={false} banksAllowed={false} />
    </Titled>
  );
}

/** Somebody asks to enrol what is enrolled: the way to change it. */
export function EnrolledAlready({ account: { id } }: AccountProps) {
  const t = useCopy();
  const manage = (
    <ButtonLink href={autoPayPath(id)} variant="secondary" size="compact">
      {t("billing.autoPay.manage.link")}
    </ButtonLink>
  );
  return (
    <Titled accountId={id}>
      <Notice tone="note" title={t("billing.autoPay.already.title")} action={manage}>{t("billing.autoPay.already.detail")}</Notice>
    </Titled>
  );
}

/** Sent, and the answer is lost: it will come by itself. */
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

/** The way back and the name of the screen around one thing. */
export function Titled({ accountId, children }: { accountId: string; children: ReactNode }) {
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
