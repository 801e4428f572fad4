import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { EmptyState, LiveRegion, Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { DownloadIcon, PhoneIcon } from "@portico/design-system/icons";
import { Inline, Stack } from "@portico/design-system/layout";
import { Pagination } from "@portico/design-system/pagination";
import { Text } from "@portico/design-system/text";
import { callLog } from "@portico/rules/serviceConstants";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useNavigate, useSearchParams } from "react-router-dom";
import { CallLogDocument } from "../../../api/graphql/generated/voxcon.callLog.ts";
import type { CallLogQuery } from "../../../api/graphql/generated/voxcon.ts";
import { Dotted } from "../../../components/DividedList.tsx";
import { FailureAlert } from "../../../components/FailureAlert.tsx";
import { GraphArea } from "../../../components/GraphArea.tsx";
import { sameScreen } from "../../../components/sameScreen.ts";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { useTimeZoneName } from "../../../components/timeZoneName.ts";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { selectCurrentAccountId } from "../../session/model/session.selectors.ts";
import { HeldBack } from "../model/HeldBack.tsx";
import { VoiceAreas } from "../model/VoiceAreas.tsx";
import { voiceLinesWorkflows } from "../model/voiceLines.workflow.ts";
import { VoicePage } from "../model/VoicePage.tsx";
import { CallFilters } from "./CallFilters.tsx";
import { CallTable } from "./CallTable.tsx";
import { type CallFilter, everyCall, readView, viewQuery } from "./callLog.filter.ts";
import { callFileEvents, callLogWorkflows, selectCallFile } from "./callLog.workflow.ts";

/**
 * The calls of the lines (SERV-04). A customer on a phone, in a hurry, comes to:
 * 1. see who called and was missed, and call back with one tap;
 * 2. find a call by its number or name;
 * 3. take the calls of a period along as a file.
 */
function CallLogScreen() {
  const t = useCopy();
  const accountId = useSelector(selectCurrentAccountId);
  return (
    <VoicePage title={t("voice.calls.title")} back={{ href: "/services/voice", label: t("voice.messages.back") }}>
      <VoiceAreas />
      <GraphArea>{accountId !== null && <Calls key={accountId} accountId={accountId} />}</GraphArea>
    </VoicePage>
  );
}

function Calls({ accountId }: { accountId: string }) {
  const t = useCopy();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { filter, page } = readView(query);
  // The data before belongs to the same account: another one mounts this part anew.
  const { read, retry, stale } = useGraphRead(
    CallLogDocument,
    { accountId, filter, page },
    { endpoint: "voxcon", keep: () => true },
  );
  const show = (change: Partial<CallFilter>) => void navigate(`?${viewQuery({ ...filter, ...change })}`, sameScreen);
  const known = read.data?.callLog;
  // The filters stay while other calls load, and when they cannot be read.
  const hasFilters = known ? known.access !== "CPNI_REQUIRED" && (known.hasCalls || stale) : read.phase === "failed";
  const isCounted = known !== undefined && hasFilters && !stale;
  return (
    <Stack gap="large">
      <LiveRegion urgency="polite" message={isCounted ? t("voice.calls.count", { count: known.total }) : ""} />
      {hasFilters && <CallFilters filter={filter} onChange={show} />}
      <ScreenState read={read} skeleton={<Loading />} onRetry={retry}>
        {({ callLog }) =>
          callLog.access === "CPNI_REQUIRED" ? (
            <HeldBack title={t("voice.calls.heldBack")} onConfirmed={retry} />
          ) : stale ? (
            <Loading />
          ) : callLog.hasCalls ? (
            <Found accountId={accountId} filter={filter} log={callLog} />
          ) : (
            <NoCalls />
          )
        }
      </ScreenState>
    </Stack>
  );
}

type FoundProps = { accountId: string; filter: CallFilter; log: CallLogQuery["callLog"] };

/** The calls that match, with the button for the file. */
function Found({ accountId, filter, log: { total, page, pages, calls, timeZone } }: FoundProps) {
  const t = useCopy();
  if (total === 0) return <NoMatch />;
  return (
    <Stack gap="large">
      <ExportButton accountId={accountId} filter={filter} count={total} timeZone={timeZone} />
      <CallTable calls={calls ?? []} timeZone={timeZone} />
      {pages > 1 && (
        <Pagination
          label={t("voice.calls.pages")}
          previousLabel={t("billing.pages.previous")}
          nextLabel={t("billing.pages.next")}
          pageLabel={(to) => t("billing.pages.page", { page: to })}
          position={(at, of) => t("billing.pages.position", { page: at, pages: of })}
          page={page}
          pages={pages}
          href={(to) => `?${viewQuery(filter, to)}`}
        />
      )}
    </Stack>
  );
}

type ExportButtonProps = { accountId: string; filter: CallFilter; count: number; timeZone: string };

function ExportButton({ accountId, filter, count, timeZone }: ExportButtonProps) {
  const t = useCopy();
  const zone = useTimeZoneName(timeZone);
  const dispatch = useDispatch();
  const file = useSelector(selectCallFile);
  useEffect(() => () => void dispatch(callFileEvents.left()), [dispatch]);
  const fileName = `${t("voice.calls.fileName")}.csv`;
  return (
    <Stack gap="small">
      {file.phase === "failed" && <FailureAlert failure={file.failure} />}
      <Inline justify="between" gap="medium">
        <Text>
          <Dotted facts={[t("voice.calls.count", { count }), t("voice.calls.zone", { zone })]} />
        </Text>
        <Button
          variant="secondary"
          size="compact"
          icon={<DownloadIcon />}
          busy={file.phase === "downloading" ? t("voice.calls.downloading") : undefined}
          onPress={() => dispatch(callFileEvents.requested({ accountId, filter, fileName }))}
        >
          {t("voice.calls.download")}
        </Button>
      </Inline>
      {count > callLog.maxInFile && (
        <Text size="small" tone="quiet">
          {t("voice.calls.newestInFile", { max: callLog.maxInFile })}
        </Text>
      )}
    </Stack>
  );
}

function NoMatch() {
  const t = useCopy();
  const navigate = useNavigate();
  // The button is gone afterwards, so the focus moves to the heading, as after any navigation.
  const showAll = () => void navigate(`?${viewQuery(everyCall)}`, { replace: true });
  return (
    <EmptyState
      title={t("voice.calls.noMatch")}
      icon={<PhoneIcon size={28} />}
      action={
        <Button variant="secondary" onPress={showAll}>
          {t("voice.calls.reset")}
        </Button>
      }
    >
      {t("voice.calls.noMatchDetail")}
    </EmptyState>
  );
}

function NoCalls() {
  const t = useCopy();
  return (
    <EmptyState title={t("voice.calls.none")} icon={<PhoneIcon size={28} />}>
      {t("voice.calls.noneDetail")}
    </EmptyState>
  );
}

function Loading() {
  return (
    <SkeletonGroup label={useCopy()("voice.calls.loading")}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}

/** Router entry for the screen. */
export const callLogScreen = withWorkflows(withWorkflows(CallLogScreen, callLogWorkflows), voiceLinesWorkflows);
