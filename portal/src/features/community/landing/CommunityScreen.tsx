import { useCopy } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { Skeleton } from "@portico/design-system/feedback";
import { Columns, Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { useDispatch, useSelector } from "react-redux";
import { Navigate } from "react-router-dom";
import { LinkRows } from "../../../components/LinkRows.tsx";
import { usePortalPage } from "../../../components/portalPage.ts";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { useArrival } from "../../../components/useArrival.ts";
import { selectCurrentAccountId, selectProfile } from "../../session/model/session.selectors.ts";
import { supportContactsRead } from "../../session/model/supportContacts.slice.ts";
import { SupportNumbers } from "../../session/model/SupportNumbers.tsx";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { channelsWorkflows } from "../model/channels.saga.ts";
import { ChannelSummary, useChannelRows } from "./ChannelSummary.tsx";
import { useChannels } from "../model/useChannels.ts";
import { selectCommunityRead } from "../model/community.selectors.ts";
import { communityRead } from "../model/community.slice.ts";
import { Agreement, AgreementOnItsWay } from "./Agreement.tsx";

/**
 * A community's page: what its televisions show, its tenant agreement and telephone numbers. Not available on the business
 * site.
 */
function OwnCommunity() {
  const hasAccount = useSelector(selectCurrentAccountId) !== null;
  return usePortalPage().site === "community" && hasAccount ? <OfCommunity /> : <Navigate to="/404" replace />;
}

function OfCommunity() {
  const t = useCopy();
  const dispatch = useDispatch();
  const { read, ask } = useCommunity();
  const channels = useChannels();
  const channelRows = useChannelRows();
  const isOnItsWay = read.data === undefined && read.phase !== "failed";
  const hasAgreement = read.data?.agreement?.status === "ACTIVE";
  useArrival(() => {
    if (read.phase !== "loading") ask();
    dispatch(supportContactsRead.requested());
  });
  return (
    <Page width="wide">
      <Stack gap="large">
        <PageHeader title={t("community.screen")} description={useSelector(selectProfile)?.accountName} />
        {isOnItsWay && <Skeleton shape="block" />}
        {hasAgreement && <ChannelSummary channels={channels} />}
        {hasAgreement && <LinkRows rows={channelRows} />}
        <LinkRows
          rows={[
            { href: "/homepage-mfe", title: t("property.home.title") },
            { href: "/manage-business-hours", title: t("property.hours.title") },
          ]}
        />
        <Columns template="equal" collapseBelow="desktop">
          <Card labelledBy="agreement">
            <Stack gap="medium">
              <CardTitle level={2} id="agreement">
                {t("community.agreement.title")}
              </CardTitle>
              <ScreenState read={read} skeleton={<AgreementOnItsWay />} onRetry={ask}>
                {({ agreement }) => <Agreement agreement={agreement} />}
              </ScreenState>
            </Stack>
          </Card>
          <Card labelledBy="whom-to-call">
            <Stack gap="medium">
              <CardTitle level={2} id="whom-to-call">
                {t("community.whomToCall")}
              </CardTitle>
              <SupportNumbers />
            </Stack>
          </Card>
        </Columns>
      </Stack>
    </Page>
  );
}

function useCommunity() {
  const dispatch = useDispatch();
  const accountId = useSelector(selectCurrentAccountId);
  const ask = () => accountId !== null && dispatch(communityRead.requested({ accountId }));
  return { read: useSelector(selectCommunityRead), ask };
}

/** Router entry for the screen. */
export const CommunityScreen = withWorkflows(OwnCommunity, channelsWorkflows);
