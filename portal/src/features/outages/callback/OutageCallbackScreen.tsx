import { useCopy, useLocale } from "@portico/content-runtime/react";
import { EmptyState, Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { PhoneIcon } from "@portico/design-system/icons";
import { Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import { isOpenCallback } from "@portico/rules/outage";
import { phoneShown } from "@portico/rules/phone";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { useArrival } from "../../../components/useArrival.ts";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { TechSupportNumber } from "../../services/model/TechSupportNumber.tsx";
import { selectCurrentAccountId } from "../../session/model/session.selectors.ts";
import type { AccountOutages, Callback } from "../model/outages.api.ts";
import { outageMapPath } from "../model/outages.rules.ts";
import { outageWorkflows } from "../model/outages.saga.ts";
import { accountRead, outageEvents, selectOutage } from "../model/outages.slice.ts";
import { useOutageCopy } from "../model/useOutageCopy.ts";
import { CallbackCard } from "./CallbackCard.tsx";
import { CallbackForm } from "./CallbackForm.tsx";

/**
 * A callback about an outage (SERV-07). A customer on a phone, in a hurry, comes to:
 * 1. leave a number and the hours, and be done;
 * 2. see whether and when they will be called;
 * 3. cancel when the service is back.
 */
function OutageCallback() {
  const t = useCopy();
  const dispatch = useDispatch();
  const accountId = useSelector(selectCurrentAccountId) ?? "";
  const { locale } = useLocale();
  const { account } = useSelector(selectOutage);
  const load = () => dispatch(accountRead.requested({ accountId, locale }));
  useArrival(load, locale);
  useEffect(() => {
    dispatch(outageEvents.entered({ map: null, account: { accountId, locale } }));
    return () => void dispatch(outageEvents.left());
  }, [dispatch, accountId, locale]);
  return (
    <Page width="narrow">
      <Stack gap="large">
        <PageHeader
          title={t("outages.callback.screen")}
          description={t("outages.callback.lead")}
          back={{ href: outageMapPath, label: t("outages.callback.back") }}
        />
        <ScreenState read={account} skeleton={<Loading />} onRetry={load}>
          {(data) => <Ready account={data} accountId={accountId} />}
        </ScreenState>
      </Stack>
    </Page>
  );
}

function Ready({ account, accountId }: { account: AccountOutages; accountId: string }) {
  const { callback } = account;
  const outage = account.outages.find((each) => each.outage.state === "ACTIVE")?.outage;
  if (callback && isOpenCallback(callback.state))
    return <CallbackCard callback={callback} account={account} accountId={accountId} />;
  return (
    <>
      {callback && <LastCallback callback={callback} account={account} />}
      {outage ? (
        <CallbackForm outage={outage} account={account} accountId={accountId} />
      ) : (
        <NoOutage account={account} />
      )}
    </>
  );
}

function LastCallback({ callback: { phone, calledAt }, account }: { callback: Callback; account: AccountOutages }) {
  const t = useCopy();
  const { dayAndTime } = useOutageCopy(account.timeZone, account.asOf);
  const number = phoneShown(phone);
  return (
    <Text tone="quiet">
      {calledAt === null
        ? t("outages.callback.cancelled", { phone: number })
        : t("outages.callback.called", { phone: number, when: dayAndTime(calledAt) })}
    </Text>
  );
}

function NoOutage({ account: { address } }: { account: AccountOutages }) {
  const t = useCopy();
  return (
    <Stack gap="medium" align="center">
      <EmptyState title={t("outages.callback.none", { address })} icon={<PhoneIcon size={28} />}>
        {t("outages.callback.noneDetail")}
      </EmptyState>
      <TechSupportNumber />
    </Stack>
  );
}

function Loading() {
  return (
    <SkeletonGroup label={useCopy()("outages.callback.loading")}>
      <Skeleton shape="block" />
      <Skeleton shape="text" lines={3} />
    </SkeletonGroup>
  );
}

/** Router entry for the screen. */
export const outageCallbackScreen = withWorkflows(OutageCallback, outageWorkflows);
