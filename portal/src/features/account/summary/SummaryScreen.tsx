import { useCopy } from "@portico/content-runtime/react";
import { Page, Stack } from "@portico/design-system/layout";
import { DateText } from "@portico/design-system/money";
import { PageHeader } from "@portico/design-system/page-header";
import { media } from "@portico/design-system/theme";
import { Suspense } from "react";
import { useDispatch, useSelector } from "react-redux";
import { isPending } from "../../../api/read.ts";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { useBusinessNow, usePortalPage } from "../../../components/portalPage.ts";
import { useArrival } from "../../../components/useArrival.ts";
import { useMedia } from "../../../components/useMedia.ts";
import { selectRefusedVisit } from "../../navigation/model/navigation.slice.ts";
import { OutageAlerts } from "../../outages/model/lazyOutageAlerts.ts";
import { selectServicesRead } from "../../services/model/services.selectors.ts";
import { servicesRead } from "../../services/model/services.slice.ts";
import { selectCurrentAccountId, selectProfile } from "../../session/model/session.selectors.ts";
import {
  selectUpToDateAccount,
  selectAccountsRead,
  selectCurrentAccount,
  selectDelinquencyRead,
} from "../model/account.selectors.ts";
import { accountsRead, delinquencyRead } from "../model/account.slice.ts";
import { AccountStatus, AccountStatusSkeleton } from "./AccountStatus.tsx";
import { later } from "./later.ts";
import { Services } from "./Services.tsx";
import { localDay, partOfDay } from "./partOfDay.ts";
import * as css from "./summary.css.ts";
import { VisitPlace } from "./VisitPlace.tsx";

/** Rarely needed, so loaded on demand. */
const NoAccount = later((part) => part.NoAccount);
const RefusedNotice = later((part) => part.RefusedNotice);
const TodaysAppointment = later((part) => part.TodaysAppointment);
const News = later((part) => part.News);

/**
 * The account summary (SERV-01). A customer on a phone, in a hurry, comes to see:
 * 1. what needs them now: an outage, a technician today;
 * 2. what happens next with the money, in one sentence, and the button to pay;
 * 3. what is new: messages, answers. It arrives late, so it must not push the button away;
 * 4. when a technician comes, on another day than today;
 * 5. whether each service works.
 * Each part loads and fails independently; nothing empty is shown.
 */
export function SummaryScreen() {
  const hasAccount = useSelector(selectCurrentAccountId) !== null;
  const refused = useSelector(selectRefusedVisit) !== null;
  useArrival(useSummaryReads());
  return (
    <Page width="wide">
      <Stack gap="large">
        <Greeting />
        <Suspense>
          {refused && <RefusedNotice />}
          {hasAccount ? <OutageAlerts /> : <NoAccount />}
        </Suspense>
        <Suspense fallback={<VisitPlace />}>{hasAccount && <TodaysAppointment />}</Suspense>
        {hasAccount && <OfAccount />}
      </Stack>
    </Page>
  );
}

function OfAccount() {
  const dispatch = useDispatch();
  const account = useSelector(selectUpToDateAccount);
  const accounts = useSelector(selectAccountsRead);
  return (
    <>
      <ScreenState
        read={accounts}
        skeleton={<AccountStatusSkeleton />}
        onRetry={() => dispatch(accountsRead.requested())}
      >
        {() => account && <AccountStatus account={account} />}
      </ScreenState>
      {!isPending(accounts) && (
        <Suspense>
          <News>
            <Services />
          </News>
        </Suspense>
      )}
    </>
  );
}

function Greeting() {
  const t = useCopy();
  const { timeZone } = usePortalPage();
  const businessNow = useBusinessNow();
  const account = useSelector(selectCurrentAccount);
  const profile = useSelector(selectProfile);
  // On wide screens the side menu shows the account's name.
  const menuSays = useMedia(media.desktop);
  const today = account?.businessDate ?? localDay(businessNow, timeZone);
  return (
    <PageHeader
      eyebrow={
        // Spanish writes weekdays in lower case, but begins a line with a capital letter.
        <span className={css.capitalized}>
          <DateText date={today} format="long" />
        </span>
      }
      title={t("summary.greeting", { part: partOfDay(businessNow, timeZone), name: profile?.firstName ?? "" })}
      description={menuSays ? undefined : profile?.accountName}
    />
  );
}

/** Refetches the summary's data on every visit; requests already pending from start-up are deduplicated. */
export function useSummaryReads() {
  const dispatch = useDispatch();
  const accountId = useSelector(selectCurrentAccountId);
  const accounts = useSelector(selectAccountsRead);
  const delinquency = useSelector(selectDelinquencyRead);
  const services = useSelector(selectServicesRead);
  return () => {
    if (accountId === null) return;
    if (accounts.phase !== "loading") dispatch(accountsRead.requested());
    if (delinquency.phase !== "loading") dispatch(delinquencyRead.requested({ accountId }));
    if (services.phase !== "loading") dispatch(servicesRead.requested({ accountId }));
  };
}
