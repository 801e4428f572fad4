import { useCopy } from "@portico/content-runtime/react";
import { Accordion } from "@portico/design-system/disclosure";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Inline, Page, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { PageHeader } from "@portico/design-system/page-header";
import { Heading, Text } from "@portico/design-system/text";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useSearchParams } from "react-router-dom";
import { isPending } from "../../../api/read.ts";
import { Paragraphs } from "../../../components/Paragraphs.tsx";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { useArrival } from "../../../components/useArrival.ts";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { selectCurrentAccountId, selectPermissions } from "../../session/model/session.selectors.ts";
import { legalWorkflows } from "../model/documents.workflow.ts";
import { InForce, InForceFailure } from "../model/InForce.tsx";
import { Acceptance } from "./Acceptance.tsx";
import { acceptancesRead, selectAcceptances, termsWorkflows } from "./terms.workflow.ts";

/** The texts in force, by agreement. */
const texts = [
  ["payment", "billing.payOnce.terms.text"],
  ["scheduledPayment", "billing.schedule.terms.text"],
  ["autoPay", "billing.autoPay.terms.text"],
  ["paperless", "billing.paperless.terms.text"],
  ["order", "orders.terms.text"],
] as const;
type Agreement = (typeof texts)[number][0];

/**
 * Terms and conditions, open to everyone (SERV-13). A customer comes to see:
 * 1. what was accepted for the account, when and by whom;
 * 2. whether that text still applies, word for word;
 * 3. what changed since, side by side;
 * 4. what they will be asked to accept, before they are asked, and since when it applies.
 */
function TermsAndConditions() {
  const t = useCopy();
  const accountId = useSelector(selectCurrentAccountId);
  const mayRead = useSelector(selectPermissions).includes("viewBilling");
  const acceptances = useSelector(selectAcceptances);
  const hasAccepted = accountId !== null && mayRead;
  const page = usePageNumber();
  // While nothing was accepted, the texts in force come first. With keys, that mounts neither section again.
  const sections = [
    hasAccepted && <Accepted key="accepted" accountId={accountId} page={page} />,
    !(hasAccepted && isPending(acceptances)) && <InForceSection key="inForce" />,
  ];
  return (
    <Page width="narrow">
      <Stack gap="xlarge">
        <PageHeader title={t("legal.terms.title")} description={t("legal.terms.lead")} />
        {page === 1 && acceptances.data?.acceptances.length === 0 ? sections.toReversed() : sections}
      </Stack>
    </Page>
  );
}

function InForceSection() {
  const t = useCopy();
  return (
    <section aria-labelledby="terms-in-force">
      <Stack gap="medium">
        <Heading level={2} id="terms-in-force">
          {t("legal.terms.inForce")}
        </Heading>
        <InForceFailure />
        <TextsInForce />
      </Stack>
    </section>
  );
}

function TextsInForce() {
  const t = useCopy();
  const [open, setOpen] = useState<readonly Agreement[]>([]);
  const items = texts.map(([agreement, key]) => ({
    id: agreement,
    title: t("legal.terms.agreement", { agreement }),
    content: (
      <Stack gap="small">
        <Paragraphs text={t(key)} />
        <InForce document={agreement} />
      </Stack>
    ),
  }));
  return <Accordion level={3} items={items} open={open} onOpenChange={setOpen} />;
}

function usePageNumber(): number {
  const [search] = useSearchParams();
  const requested = Number(search.get("page"));
  return Number.isInteger(requested) && requested > 0 && requested <= 1000 ? requested : 1;
}

function Accepted({ accountId, page }: { accountId: string; page: number }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const read = useSelector(selectAcceptances);
  const load = () => dispatch(acceptancesRead.requested({ accountId, page }));
  // A page is a navigation, so it is an arrival too. One page is never shown for another.
  useArrival(() => {
    dispatch(acceptancesRead.reset());
    load();
  }, accountId);
  return (
    <section aria-labelledby="terms-accepted">
      <Stack gap="medium">
        <Heading level={2} id="terms-accepted">
          {t("legal.terms.accepted")}
        </Heading>
        <ScreenState
          read={read}
          skeleton={<Loading />}
          onRetry={load}
          empty={{
            when: ({ acceptances }) => acceptances.length === 0 && page === 1,
            show: <Text tone="quiet">{t("legal.terms.none")}</Text>,
          }}
        >
          {({ acceptances, timeZone, hasMore }) => (
            <>
              <Stack as="ul" gap="medium">
                {acceptances.map((acceptance) => (
                  <li key={acceptance.id}>
                    <Acceptance acceptance={acceptance} timeZone={timeZone} />
                  </li>
                ))}
              </Stack>
              <Inline gap="large">
                {page > 1 && <Link href={`?page=${page - 1}`}>{t("legal.terms.newer")}</Link>}
                {hasMore && <Link href={`?page=${page + 1}`}>{t("legal.terms.older")}</Link>}
              </Inline>
            </>
          )}
        </ScreenState>
      </Stack>
    </section>
  );
}

function Loading() {
  const t = useCopy();
  return (
    <SkeletonGroup label={t("legal.terms.loading")}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}

/** Router entry for the screen. */
export const termsScreen = withWorkflows(withWorkflows(TermsAndConditions, termsWorkflows), legalWorkflows);
