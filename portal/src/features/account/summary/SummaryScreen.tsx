import { useCopy } from "@portico/content-runtime/react";
import { Skeleton } from "@portico/design-system/feedback";
import { Page, Stack } from "@portico/design-system/layout";
import { DateText } from "@portico/design-system/money";
import { PageHeader } from "@portico/design-system/page-header";
import { media } from "@portico/design-system/theme";
import { Suspense } from "react";
import { useDispatch, useSelector } from "react-redux";
import { lazyPart } from "../../../components/lazyPart.ts";
import { usePortalPage } from "../../../components/portalPage.ts";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { useArrival } from "../../../components/useArrival.ts";
import { useMedia } from "../../../components/useMedia.ts";
import { selectRefusedVisit } from "../../navigation/model/navigation.selectors.ts";
import { selectCurrentAccountId, selectProfile } from "../../session/model/session.selectors.ts";
import { selectAccountOfNow, selectAccountsRead, selectCurrentAccount } from "../model/account.selectors.ts";
import { accountsRead } from "../model/account.slice.ts";
import { localDay, partOfDay } from "./partOfDay.ts";
import { Services } from "./Services.tsx";
import { Standing } from "./Standing.tsx";
import { StandingOnItsWay } from "./StandingOnItsWay.tsx";
import { useSummaryReads } from "./useSummaryReads.ts";

/** Few people see either. */
const NoAccount = lazyPart(() => import("./Empty.tsx").then((part) => part.NoAccount));
const RefusedNotice = lazyPart(() => import("./RefusedNotice.tsx").then((part) => part.RefusedNotice));

/** It stands below what a window shows first. */
const PastAndAhead = lazyPart(() => import("./PastAndAhead.tsx").then((part) => part.PastAndAhead));

/** What the customer owes and how to pay it, what they have, what comes next. Each part loads and fails on its own. */
export function SummaryScreen() {
  const hasAccount = useSelector(selectCurrentAccountId) !== null;
  const refused = useSelector(selectRefusedVisit) !== null;
  useArrival(useSummaryReads());
  return (
    <Page width="wide">
      <Stack gap="large">
        <Greeting />
        <Suspense fallback={null}>
          {refused && <RefusedNotice />}
          {!hasAccount && <NoAccount />}
        </Suspense>
        {hasAccount && <OfAccount />}
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
      <Suspense fallback={<Skeleton shape="block" />}>{account && <PastAndAhead account={account} />}</Suspense>
    </>
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
