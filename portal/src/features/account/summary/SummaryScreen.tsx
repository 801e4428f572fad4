import { useCopy } from "@portico/content-runtime/react";
import { Card } from "@portico/design-system/card";
import { EmptyState } from "@portico/design-system/feedback";
import { UserIcon } from "@portico/design-system/icons";
import { Columns, Page, Stack } from "@portico/design-system/layout";
import { DateText } from "@portico/design-system/money";
import { PageHeader } from "@portico/design-system/page-header";
import { media } from "@portico/design-system/theme";
import { useDispatch, useSelector } from "react-redux";
import { usePortalPage } from "../../../components/portalPage.ts";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { useArrival } from "../../../components/useArrival.ts";
import { useMedia } from "../../../components/useMedia.ts";
import { selectCurrentAccountId, selectProfile } from "../../session/model/session.selectors.ts";
import { selectAccountOfNow, selectAccountsRead, selectCurrentAccount } from "../model/account.selectors.ts";
import { accountsRead } from "../model/account.slice.ts";
import { ComingUp } from "./ComingUpCard.tsx";
import { LastPayment } from "./LastPayment.tsx";
import { localDay, partOfDay } from "./partOfDay.ts";
import { RefusedNotice } from "./RefusedNotice.tsx";
import { Services } from "./Services.tsx";
import { Standing } from "./Standing.tsx";
import { StandingOnItsWay } from "./StandingOnItsWay.tsx";
import { useSummaryReads } from "./useSummaryReads.ts";

/** What the customer owes and how to pay it, what they have, what comes next. Each part loads and fails on its own. */
export function SummaryScreen() {
  const hasAccount = useSelector(selectCurrentAccountId) !== null;
  useArrival(useSummaryReads());
  return (
    <Page width="wide">
      <Stack gap="large">
        <Greeting />
        <RefusedNotice />
        {hasAccount ? <OfAccount /> : <NoAccount />}
      </Stack>
    </Page>
  );
}

function OfAccount() {
  const dispatch = useDispatch();
  const account = useSelector(selectAccountOfNow);
  return (
    <>
      <ScreenState read={useSelector(selectAccountsRead)} skeleton={<StandingOnItsWay />} onRetry={() => dispatch(accountsRead.requested())}>
        {() => account && <Standing account={account} />}
      </ScreenState>
      <Services />
      {account && (
        <Columns template="equal">
          <LastPayment account={account} />
          <ComingUp account={account} />
        </Columns>
      )}
    </>
  );
}

/** An editor, for example, signs in without being a customer. */
function NoAccount() {
  const t = useCopy();
  return (
    <Card>
      <EmptyState title={t("summary.noAccount.title")} icon={<UserIcon size={28} />}>
        {t("summary.noAccount.detail")}
      </EmptyState>
    </Card>
  );
}

function Greeting() {
  const t = useCopy();
  const { businessNow, timeZone } = usePortalPage();
  const account = useSelector(selectCurrentAccount);
  const profile = useSelector(selectProfile);
  // Where the side menu stands, it says whose account this is.
  const menuSays = useMedia(media.desktop);
  const today = account?.businessDate ?? localDay(businessNow, timeZone);
  return (
    <PageHeader
      eyebrow={<DateText date={today} look="long" />}
      title={t("summary.greeting", { part: partOfDay(businessNow, timeZone), name: profile?.firstName ?? "" })}
      description={menuSays ? undefined : profile?.accountName}
    />
  );
}
