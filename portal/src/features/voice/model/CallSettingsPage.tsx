import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { EmptyState, Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Select } from "@portico/design-system/field";
import { PhoneIcon } from "@portico/design-system/icons";
import { Page, type PageProps, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { PageHeader } from "@portico/design-system/page-header";
import { Heading, Text } from "@portico/design-system/text";
import type { VoiceFeature } from "@portico/rules/voicePlatform";
import { hasFeature } from "@portico/rules/voicePlatform";
import { mayOpenVoice } from "@portico/rules/voice";
import type { ReactNode } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { LinkRows } from "../../../components/LinkRows.tsx";
import { sameScreen } from "../../../components/sameScreen.ts";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { useArrival } from "../../../components/useArrival.ts";
import { EligibilityGuard } from "../../services/model/EligibilityGuard.tsx";
import { SuspensionNotice } from "../../services/model/SuspensionNotice.tsx";
import { selectCurrentAccountId } from "../../session/model/session.selectors.ts";
import type { CallLine, CallSettings } from "./callSettings.api.ts";
import { callSettingsRead, changeEvents, selectCallSettings } from "./callSettings.slice.ts";
import { useCallCopy } from "./callCopy.ts";
import type { SetLine } from "./usePartForm.ts";

export type CallSettingsPageProps = {
  title: string;
  description: string;
  /** `narrow`, the default, for a form. */
  width?: PageProps["width"];
  children: (data: CallSettings) => ReactNode;
};

/** A screen of call settings: reads the lines on arrival, and admits accounts with provisioned voice only (SERV-04). */
export function CallSettingsPage({ title, description, width = "narrow", children }: CallSettingsPageProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const accountId = useSelector(selectCurrentAccountId);
  const { list } = useSelector(selectCallSettings);
  const load = () => void (accountId !== null && dispatch(callSettingsRead.requested({ accountId })));
  useArrival(() => {
    dispatch(changeEvents.dismissed());
    load();
  });
  return (
    <EligibilityGuard admits={mayOpenVoice} read={list}>
      <Page width={width}>
        <Stack gap="large">
          <PageHeader
            title={title}
            description={description}
            back={{ href: "/services/voice", label: t("voice.settings.back") }}
          />
          <SuspensionNotice of="voice" />
          <ScreenState
            read={list}
            skeleton={<Loading />}
            onRetry={load}
            empty={{ when: ({ lines }) => lines.length === 0, show: <NoLine /> }}
          >
            {children}
          </ScreenState>
        </Stack>
      </Page>
    </EligibilityGuard>
  );
}

function NoLine() {
  const t = useCopy();
  const { list } = useSelector(selectCallSettings);
  return (
    <EmptyState title={t("voice.settings.noLine")} icon={<PhoneIcon size={28} />}>
      {list.data && <WhoMay data={list.data} of="lines" />}
    </EmptyState>
  );
}

function Loading() {
  return (
    <SkeletonGroup label={useCopy()("voice.settings.loading")}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}

/** Who may do what the reader may not (B12). */
export function WhoMay({ data, of }: { data: CallSettings; of: "lines" | "forwarding" }) {
  const t = useCopy();
  const people = data.managers.map(({ firstName, role }) =>
    t("voice.settings.manager", { name: firstName, role: t("users.role", { role }) }),
  );
  return (
    <Text tone="quiet">{t("voice.settings.whoMay", { of, people: people.join(", "), count: people.length })}</Text>
  );
}

const areas = [
  ["/services/voice/call-forwarding", "voice.forwarding.screen"],
  ["/services/voice/call-guard", "voice.guard.screen"],
  ["/services/voice/phone", "voice.phone.screen"],
  ["/services/voice/version", "voice.version.screen"],
] as const;

export type LinePageProps = {
  title: string;
  description: string;
  /** What the line must have; the others say that they do not, and why. */
  feature: VoiceFeature;
  children: (line: SetLine, data: CallSettings) => ReactNode;
};

/** A screen of call settings of one line, which is in the URL; the first one that has them by default. */
export function LinePage({ title, description, feature, children }: LinePageProps) {
  return (
    <CallSettingsPage title={title} description={description}>
      {(data) => <ChosenLine data={data} feature={feature} show={children} />}
    </CallSettingsPage>
  );
}

type ChosenLineProps = { data: CallSettings; feature: VoiceFeature; show: LinePageProps["children"] };

function ChosenLine({ data, feature, show }: ChosenLineProps) {
  const [query] = useSearchParams();
  const wanted = query.get("line");
  const line =
    data.lines.find(({ telephoneNumber }) => telephoneNumber === wanted) ??
    data.lines.find((each) => hasFeature(each, feature)) ??
    data.lines[0];
  if (!line) return null;
  return (
    <Stack gap="large">
      {data.lines.length > 1 && <LinePicker data={data} line={line} />}
      {line.settings && hasFeature(line, feature) ? (
        <Stack gap="large" key={line.telephoneNumber}>
          {show(line as SetLine, data)}
        </Stack>
      ) : (
        <NotOnThisLine line={line} />
      )}
      <OtherAreas line={line} />
    </Stack>
  );
}

/** The other screens of the same line. */
function OtherAreas({ line }: { line: CallLine }) {
  const t = useCopy();
  const { pathname } = useLocation();
  return (
    <nav aria-labelledby="areas">
      <Stack gap="small">
        <Heading level={2} size={3} id="areas">
          {t("voice.settings.areas")}
        </Heading>
        <LinkRows
          rows={areas
            .filter(([path]) => path !== pathname)
            .map(([path, title]) => ({ href: `${path}?line=${line.telephoneNumber}`, title: t(title) }))}
          columns={1}
        />
      </Stack>
    </nav>
  );
}

function LinePicker({ data, line }: { data: CallSettings; line: CallLine }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { exact } = useCallCopy(data);
  return (
    <Select
      label={t("voice.settings.line")}
      name="line"
      value={line.telephoneNumber}
      options={data.lines.map((each) => ({ value: each.telephoneNumber, label: exact(each) }))}
      onChange={(number) => {
        dispatch(changeEvents.dismissed());
        void navigate({ search: `?line=${number}` }, sameScreen);
      }}
    />
  );
}

function NotOnThisLine({ line: { platform } }: { line: CallLine }) {
  const t = useCopy();
  return (
    <Alert tone="info" toneLabel={t("shell.tone.info")} title={t("voice.settings.notOnLine", { platform })}>
      {platform === "HOSTED" && (
        <Link href="/services" tone="inherit">
          {t("voice.settings.toHosted")}
        </Link>
      )}
    </Alert>
  );
}
