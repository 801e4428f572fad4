import { useCopy, useLocale } from "@portico/content-runtime/react";
import { EmptyState, Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { CheckCircleIcon } from "@portico/design-system/icons";
import { Columns, Divider, Inline, Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { Heading, Text } from "@portico/design-system/text";
import { Fragment, useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { isPending } from "../../../api/read.ts";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { useArrival } from "../../../components/useArrival.ts";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { selectCurrentAccountId } from "../../session/model/session.selectors.ts";
import type { AccountOutages, OutageMap } from "../model/outages.api.ts";
import { outageWorkflows } from "../model/outages.saga.ts";
import { accountRead, mapRead, outageEvents, selectOutage } from "../model/outages.slice.ts";
import { useOutageCopy } from "../model/useOutageCopy.ts";
import { AreaMap } from "./AreaMap.tsx";
import { OutageBadge, OutageFacts } from "./OutageFacts.tsx";
import { useMapView } from "./useMapView.ts";
import { EarlierOutages, YourAddress } from "./YourAddress.tsx";
import { ZipCheck } from "./ZipCheck.tsx";
import { CareNumber } from "../../session/model/CareNumber.tsx";

/**
 * Outages (SERV-07). A customer on a phone, whose internet is down, comes to see:
 * 1. whether it is the network and not their own equipment: the answer for their address, first;
 * 2. until when, and what is being done about it;
 * 3. how to be called instead of waiting on the line.
 */
function OutagesOfEverywhere() {
  const t = useCopy();
  const dispatch = useDispatch();
  const accountId = useSelector(selectCurrentAccountId);
  const { locale } = useLocale();
  const { map, account } = useSelector(selectOutage);
  const own = accountId === null ? null : { accountId, locale };
  const loadMap = () => dispatch(mapRead.requested({ locale }));
  const loadAccount = () => own && dispatch(accountRead.requested(own));
  useArrival(() => {
    loadMap();
    loadAccount();
  }, locale);
  useEffect(() => {
    const shown = { map: { locale }, account: accountId === null ? null : { accountId, locale } };
    dispatch(outageEvents.entered(shown));
    return () => void dispatch(outageEvents.left());
  }, [dispatch, accountId, locale]);
  return (
    <Page width="wide">
      <Stack gap="large">
        <PageHeader title={t("outages.screen")} description={t("outages.lead")} />
        {own && (
          <ScreenState read={account} skeleton={<Loading />} onRetry={loadAccount}>
            {(data) => <YourAddress account={data} />}
          </ScreenState>
        )}
        {!(own && isPending(account)) && (
          <ScreenState read={map} skeleton={<Loading />} onRetry={loadMap}>
            {(data) => (
              <>
                {!own && <ZipCheck map={data} />}
                <Everywhere map={data} account={(own && account.data) || null} />
              </>
            )}
          </ScreenState>
        )}
        {own && account.data && <EarlierOutages account={account.data} />}
      </Stack>
    </Page>
  );
}

/** The map, and the list that says the same without the outages of the customer's own address, which stand above. */
function Everywhere({ map, account }: { map: OutageMap; account: AccountOutages | null }) {
  const t = useCopy();
  const view = useMapView(map.areas);
  const { services } = useOutageCopy(map.timeZone, map.asOf);
  const own = new Set(account?.outages.flatMap(({ outage }) => (outage.state === "ENDED" ? [] : [outage.id])));
  const listed = map.outages.filter(({ id }) => !own.has(id));
  const affected = new Set(map.outages.flatMap(({ areaIds }) => areaIds));
  const fine = map.areas.filter(({ id }) => !affected.has(id)).length;
  const areasOf = (ids: readonly string[]) => map.areas.filter(({ id }) => ids.includes(id));
  return (
    <Columns template="equal" collapseBelow="desktop">
      <AreaMap map={map} ownAreaId={account?.areaId ?? null} view={view} />
      <Stack as="section" gap="medium">
        <Heading level={2}>{t(own.size > 0 ? "outages.list.others" : "outages.list")}</Heading>
        {own.size > 0 && listed.length === 0 && <Text>{t("outages.list.noOthers")}</Text>}
        {map.outages.length === 0 && (
          <EmptyState level={3} title={t("outages.list.none")} icon={<CheckCircleIcon size={28} />}>
            {t("outages.list.noneDetail")} <CareNumber />
          </EmptyState>
        )}
        {listed.map((outage, place) => {
          const names = areasOf(outage.areaIds).map(({ name }) => name);
          return (
            <Fragment key={outage.id}>
              {place > 0 && <Divider />}
              <Stack gap="small">
                <Inline gap="small" justify="between">
                  <Heading level={3}>{names.join(", ")}</Heading>
                  <OutageBadge outage={outage} />
                </Inline>
                <Text>{services(outage)}</Text>
                <OutageFacts outage={outage} timeZone={map.timeZone} asOf={map.asOf} />
              </Stack>
            </Fragment>
          );
        })}
        {listed.length > 0 && fine > 0 && (
          <>
            <Divider />
            <Text tone="quiet">{t("outages.list.fine", { count: fine })}</Text>
          </>
        )}
      </Stack>
    </Columns>
  );
}

function Loading() {
  return (
    <SkeletonGroup label={useCopy()("outages.loading")}>
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}

/** Router entry for the screen. */
export const outageMapScreen = withWorkflows(OutagesOfEverywhere, outageWorkflows);
