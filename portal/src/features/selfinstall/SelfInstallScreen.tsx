import { useCopy, useToggle } from "@portico/content-runtime/react";
import { ButtonLink } from "@portico/design-system/button";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { ExternalLinkIcon } from "@portico/design-system/icons";
import { Page, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { PageHeader } from "@portico/design-system/page-header";
import { StructuredText } from "@portico/design-system/structured-text";
import { Heading, Text } from "@portico/design-system/text";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { Navigate } from "react-router-dom";
import { ScreenState } from "../../components/ScreenState.tsx";
import { useArrival } from "../../components/useArrival.ts";
import { accountNumberInGroups } from "../account/model/accountFormat.ts";
import { withWorkflows } from "../navigation/model/withWorkflows.tsx";
import { CareNumber, useLacksCareNumber } from "../session/model/CareNumber.tsx";
import { selectCurrentAccountId } from "../session/model/session.selectors.ts";
import { selectSelfInstall, selfInstallRead, selfInstallWorkflows } from "./selfInstall.workflow.ts";

const pages = {
  CONTACT_TO_ACTIVATE: "/selfinstall/contact-to-activate",
  CONTACT_TO_CONTINUE: "/selfinstall/contact-to-continue",
  NOTHING_TO_SET_UP: "/selfinstall/nothing-to-set-up",
} as const;
type Part = keyof typeof pages;

/**
 * The guard of self-installation (SHELL-11): a customer who unpacked a device comes to see what to do next. The set-up
 * stands on a page of the portal, or goes on at the provider's endpoint, which is explained first.
 */
function OfAccount() {
  const accountId = useSelector(selectCurrentAccountId);
  return accountId === null ? <Navigate to={pages.NOTHING_TO_SET_UP} replace /> : <Guarded accountId={accountId} />;
}

function Guarded({ accountId }: { accountId: string }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const read = useSelector(selectSelfInstall);
  const hasServices = useToggle("equipment");
  const load = () => dispatch(selfInstallRead.requested({ accountId }));
  useArrival(load);
  // Where the set-up stood at an earlier visit must not redirect the next one.
  useEffect(() => () => void dispatch(selfInstallRead.reset()), [dispatch, accountId]);
  if (read.phase === "ready" && read.data.next !== "EXTERNAL") return <Navigate to={pages[read.data.next]} replace />;
  return (
    <Page width="narrow">
      <Stack gap="large">
        <PageHeader
          back={hasServices ? { href: "/services", label: t("services.screen") } : undefined}
          title={t("selfInstall.screen")}
        />
        <ScreenState read={read} skeleton={<Loading />} onRetry={load}>
          {({ url }) => <Elsewhere url={url} accountId={accountId} />}
        </ScreenState>
      </Stack>
    </Page>
  );
}

/** Says where the set-up goes on before the customer leaves the portal. */
function Elsewhere({ url, accountId }: { url: string | null; accountId: string }) {
  const t = useCopy();
  const hasServices = useToggle("equipment");
  if (url === null) return <ByPhone lead={t("selfInstall.noAddress")} />;
  const { host } = new URL(url);
  const number = accountNumberInGroups(accountId);
  return (
    <Stack gap="large">
      <Text>{t("selfInstall.elsewhere")}</Text>
      <Stack as="section" gap="small">
        <Heading level={2}>{t("selfInstall.need")}</Heading>
        <List kind="BULLETS" items={[t("selfInstall.need.equipment"), t("selfInstall.need.number", { number })]} />
      </Stack>
      <Stack as="section" gap="small">
        <Heading level={2}>{t("selfInstall.steps")}</Heading>
        <List
          kind="STEPS"
          items={[
            t("selfInstall.steps.connect"),
            t("selfInstall.steps.continue", { host }),
            ...(hasServices ? [t("selfInstall.steps.return")] : []),
          ]}
        />
      </Stack>
      <div>
        <ButtonLink href={url} icon={<ExternalLinkIcon size={18} />}>
          {t("selfInstall.go", { host })}
        </ButtonLink>
      </div>
      <Stack as="section" gap="small">
        <Heading level={2}>{t("selfInstall.help")}</Heading>
        <ByPhone lead={t("selfInstall.help.call")} />
        <Link href="/support">{t("selfInstall.help.support")}</Link>
      </Stack>
    </Stack>
  );
}

/** A sentence that ends in the telephone number of customer care. */
function ByPhone({ lead }: { lead: string }) {
  const t = useCopy();
  return (
    <Text>
      {useLacksCareNumber() ? (
        t("session.help.none")
      ) : (
        <>
          {lead} <CareNumber />
        </>
      )}
    </Text>
  );
}

function List({ kind, items }: { kind: "BULLETS" | "STEPS"; items: readonly string[] }) {
  const lines = items.map((text) => [{ text, strong: false, href: null }]);
  return <StructuredText level={3} blocks={[{ kind, items: lines }]} />;
}

function Loading() {
  return (
    <SkeletonGroup label={useCopy()("selfInstall.loading")}>
      <Skeleton shape="text" lines={3} />
    </SkeletonGroup>
  );
}

/** One of the pages that are open to everybody, without the guard. */
const openPage = (part: Part) =>
  function OpenPage() {
    const t = useCopy();
    const hasServices = useToggle("equipment");
    return (
      <Page width="narrow">
        <Stack gap="large">
          <PageHeader title={t("selfInstall.title", { part })} />
          <Text>{t("selfInstall.what", { part })}</Text>
          {part === "NOTHING_TO_SET_UP" ? (
            hasServices && <Link href="/services">{t("selfInstall.toServices")}</Link>
          ) : (
            <Text size="lead" weight="strong">
              <CareNumber />
            </Text>
          )}
        </Stack>
      </Page>
    );
  };

/** Router entries for the screens. */
export const selfInstallScreen = withWorkflows(OfAccount, selfInstallWorkflows);
export const ContactToActivateScreen = openPage("CONTACT_TO_ACTIVATE");
export const ContactToContinueScreen = openPage("CONTACT_TO_CONTINUE");
export const NothingToSetUpScreen = openPage("NOTHING_TO_SET_UP");
