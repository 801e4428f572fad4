import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { Card, CardTitle } from "@portico/design-system/card";
import { Switch } from "@portico/design-system/choice";
import { DescriptionList } from "@portico/design-system/description-list";
import { LiveRegion } from "@portico/design-system/feedback";
import { Stack } from "@portico/design-system/layout";
import { Link, LinkButton } from "@portico/design-system/link";
import { Heading, Text } from "@portico/design-system/text";
import { Suspense, useCallback, useEffect, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import type { SavedMethodFragment } from "../../../api/graphql/generated/graph.ts";
import { lazyComponent } from "../../../components/lazyComponent.ts";
import { paperlessEvents, selectPaperless } from "../model/paperless/paperless.slice.ts";
import { walletPath } from "../model/paths.ts";
import { MethodName, printedExpiry } from "../model/payment-methods/MethodName.tsx";
import { accountNameEvents, selectAccountName } from "./accountName.slice.ts";
import type { HomeAccount } from "./homeAccount.ts";

const PaperlessAgreed = lazyComponent(() => import("./PaperlessAgreed.tsx").then((part) => part.PaperlessAgreed));

/** Billing settings: account nickname, paperless, saved methods with their flags. Auto Pay is beside the amount due. */
export function SettingsCard({ account }: { account: HomeAccount }) {
  const t = useCopy();
  const name = useAccountNameRow(account);
  const { id, paperlessEnrolled, paperlessAgreedAt, paymentMethods, canPay } = account;
  return (
    <Card labelledBy="billing-settings">
      <Stack>
        <CardTitle level={2} id="billing-settings">
          {t("billing.home.settings.title")}
        </CardTitle>
        <DescriptionList
          items={[
            name.row,
            ...(canPay
              ? []
              : [
                  {
                    id: "paperless",
                    term: t("billing.home.settings.paperless"),
                    detail: t(paperlessEnrolled ? "billing.standing.paperless.on" : "billing.standing.paperless.off"),
                  },
                ]),
          ]}
        />
        {name.dialog}
        {canPay && <PaperlessSwitch account={account} />}
        <Suspense>{paperlessEnrolled && paperlessAgreedAt && <PaperlessAgreed accountId={id} />}</Suspense>
        <Stack gap="small">
          <Heading level={3}>{t("billing.home.settings.methods")}</Heading>
          {paymentMethods.length === 0 ? (
            <Text tone="quiet">{t("billing.home.settings.noMethods")}</Text>
          ) : (
            <Methods methods={paymentMethods} />
          )}
        </Stack>
        <Text>
          <Link href={walletPath(id)}>{t(canPay ? "wallet.manage" : "wallet.see")}</Link>
        </Text>
      </Stack>
    </Card>
  );
}

function Methods({ methods }: { methods: readonly SavedMethodFragment[] }) {
  return (
    <DescriptionList
      items={methods.map((method) => ({
        id: method.id,
        term: <MethodName {...method} />,
        detail: <Flag method={method} />,
      }))}
    />
  );
}

function Flag({ method: { expired, unavailable, expiringSoon, expiry } }: { method: SavedMethodFragment }) {
  const t = useCopy();
  if (expired) return <Badge tone="critical">{t("billing.home.settings.expired")}</Badge>;
  if (unavailable) return <Badge tone="critical">{t("billing.home.settings.unavailable")}</Badge>;
  if (expiringSoon) return <Badge tone="warning">{t("billing.home.settings.expiringSoon")}</Badge>;
  return expiry && t("billing.home.settings.expires", { expiry: printedExpiry(expiry) });
}

const AccountNameDialog = lazyComponent(() => import("./AccountNameDialog.tsx").then((part) => part.AccountNameDialog));

/** Row with the account's nickname (B15); users who may pay may change it. `dialog` is rendered outside the list. */
function useAccountNameRow(account: HomeAccount) {
  const t = useCopy();
  const dispatch = useDispatch();
  const saved = useSelector(selectAccountName).name === "saved";
  const [renaming, setRenaming] = useState(false);
  const { nickname, canPay } = account;
  const open = () => {
    dispatch(accountNameEvents.opened());
    setRenaming(true);
  };
  const close = useCallback(() => setRenaming(false), []);
  const row = {
    id: "nickname",
    term: t("billing.accountName.term"),
    detail: nickname ?? t("billing.accountName.none"),
    aside: canPay && (
      <LinkButton onPress={open}>
        {t(nickname === null ? "billing.accountName.add" : "billing.accountName.change")}
      </LinkButton>
    ),
  };
  const dialog = (
    <>
      <LiveRegion urgency="polite" message={saved ? t("billing.accountName.saved") : ""} />
      <Suspense>{renaming && <AccountNameDialog account={account} onClose={close} />}</Suspense>
    </>
  );
  return { row, dialog };
}

const PaperlessQuestion = lazyComponent(() => import("./PaperlessQuestion.tsx").then((part) => part.PaperlessQuestion));

/** Paperless switch with a confirmation dialog (BILL-09). */
function PaperlessSwitch({ account: { id, paperlessEnrolled } }: { account: HomeAccount }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const state = useSelector(selectPaperless);
  useEffect(() => () => void dispatch(paperlessEvents.left()), [dispatch]);
  const ownState = state.phase !== "idle" && state.phase !== "changed" && state.accountId === id ? state : undefined;
  const announcement =
    state.phase === "changed" && state.accountId === id
      ? t(state.enrolled ? "billing.standing.paperless.nowOn" : "billing.standing.paperless.nowOff")
      : "";
  return (
    <>
      <Switch
        name="paperless"
        label={t("billing.home.settings.paperless")}
        checked={paperlessEnrolled}
        onChange={(enrolled) => dispatch(paperlessEvents.requested({ accountId: id, enrolled }))}
        labels={{ on: t("billing.standing.paperless.on"), off: t("billing.standing.paperless.off") }}
      />
      <LiveRegion urgency="polite" message={announcement} />
      <Suspense>{ownState && <PaperlessQuestion accountId={id} enrolled={ownState.enrolled} />}</Suspense>
    </>
  );
}
