import { useCopy } from "@portico/content-runtime/react";
import { EmptyState, Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { MailIcon } from "@portico/design-system/icons";
import { Page, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { PageHeader } from "@portico/design-system/page-header";
import { useSelector } from "react-redux";
import { useSearchParams } from "react-router-dom";
import { MailPageDocument, WebmailDocument } from "../../api/graphql/generated/webmail.mailboxes.ts";
import { GraphArea } from "../../components/GraphArea.tsx";
import { ScreenState } from "../../components/ScreenState.tsx";
import { useAccountChange } from "../../components/useAccountChange.ts";
import { useGraphRead } from "../../components/useGraphRead.ts";
import { withWorkflows } from "../navigation/model/withWorkflows.tsx";
import { SuspensionNotice } from "../services/model/SuspensionNotice.tsx";
import { selectCurrentAccountId } from "../session/model/session.selectors.ts";
import { MailboxCard, MailboxPage } from "./MailboxCard.tsx";
import { webmailPath } from "./paths.ts";
import { webmailWorkflows } from "./webmail.workflow.ts";

/** How often new email is looked for while the event stream is down. */
const POLL_MILLISECONDS = 30_000;

/**
 * The mailboxes of an account (SERV-12). Whoever opens it between two customers comes to see:
 * 1. whether somebody wrote, and who;
 * 2. which messages nobody has dealt with;
 * 3. whether a mailbox is about to be full.
 */
function WebmailOfAccount() {
  const t = useCopy();
  const accountId = useSelector(selectCurrentAccountId);
  const { mailboxId, page } = useView();
  const back =
    mailboxId === null
      ? { href: "/services", label: t("services.screen") }
      : { href: webmailPath, label: t("webmail.screen") };
  return (
    <Page width="narrow">
      <Stack gap="large">
        <PageHeader back={back} title={t("webmail.screen")} />
        <SuspensionNotice of="email" />
        {accountId === null ? (
          <NoEmail />
        ) : (
          <GraphArea>
            {mailboxId === null ? (
              <Mailboxes accountId={accountId} />
            ) : (
              <OneMailbox key={`${accountId} ${mailboxId}`} accountId={accountId} mailboxId={mailboxId} page={page} />
            )}
          </GraphArea>
        )}
      </Stack>
    </Page>
  );
}

/** The mailbox whose older messages are shown, and which page of them, are in the URL. */
function useView() {
  const [search] = useSearchParams();
  const page = Number(search.get("page"));
  return { mailboxId: search.get("mailbox"), page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1 };
}

type OneMailboxProps = { accountId: string; mailboxId: string; page: number };

function OneMailbox({ accountId, mailboxId, page }: OneMailboxProps) {
  const { read, retry } = useGraphRead(MailPageDocument, { accountId, mailboxId, page }, { endpoint: "webmail" });
  useAccountChange("WEBMAIL", retry, POLL_MILLISECONDS);
  return (
    <ScreenState read={read} skeleton={<Loading />} onRetry={retry}>
      {({ mailPage }) => <MailboxPage answer={mailPage} />}
    </ScreenState>
  );
}

function Mailboxes({ accountId }: { accountId: string }) {
  const { read, retry } = useGraphRead(WebmailDocument, { accountId }, { endpoint: "webmail" });
  useAccountChange("WEBMAIL", retry, POLL_MILLISECONDS);
  return (
    <ScreenState
      read={read}
      skeleton={<Loading />}
      onRetry={retry}
      empty={{
        when: ({ webmail }) => webmail.mailboxes.length === 0,
        show: read.data?.webmail.hasEmail ? <NoMailbox /> : <NoEmail />,
      }}
    >
      {({ webmail: { mailboxes, timeZone } }) => (
        <>
          {mailboxes.map((mailbox) => (
            <MailboxCard key={mailbox.id} mailbox={mailbox} timeZone={timeZone} />
          ))}
        </>
      )}
    </ScreenState>
  );
}

function NoEmail() {
  const t = useCopy();
  return (
    <EmptyState title={t("webmail.none")} icon={<MailIcon size={28} />}>
      <Link href="/contactus">{t("support.contact.screen")}</Link>
    </EmptyState>
  );
}

function NoMailbox() {
  const t = useCopy();
  return (
    <EmptyState title={t("webmail.noMailbox")} icon={<MailIcon size={28} />}>
      {t("webmail.noMailboxDetail")}
    </EmptyState>
  );
}

function Loading() {
  const t = useCopy();
  return (
    <SkeletonGroup label={t("webmail.loading")}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}

/** Router entry for the screen. */
export const webmailScreen = withWorkflows(WebmailOfAccount, webmailWorkflows);
