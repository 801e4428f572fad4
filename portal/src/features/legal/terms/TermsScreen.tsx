import { useCopy, useLocale } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { Card } from "@portico/design-system/card";
import { Disclosure } from "@portico/design-system/disclosure";
import { EmptyState, Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { VisuallyHidden } from "@portico/design-system/hidden";
import { Inline, Page, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { PageHeader } from "@portico/design-system/page-header";
import { Heading, Text } from "@portico/design-system/text";
import { useDispatch, useSelector } from "react-redux";
import { useSearchParams } from "react-router-dom";
import { Paragraphs } from "../../../components/Paragraphs.tsx";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { useArrival } from "../../../components/useArrival.ts";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { selectCurrentAccountId, selectPermissions } from "../../session/model/session.selectors.ts";
import { acceptancesRead, selectAcceptances, type TermsAcceptance, termsWorkflows } from "./terms.workflow.ts";

/** The texts in force, by agreement. */
const texts = [
  ["payment", "billing.payOnce.terms.text"],
  ["scheduledPayment", "billing.schedule.terms.text"],
  ["autoPay", "billing.autoPay.terms.text"],
  ["paperless", "billing.paperless.terms.text"],
  ["order", "orders.terms.text"],
] as const;

/**
 * Terms and conditions, open to everyone (SERV-13). A customer comes to see:
 * 1. what was accepted for the account, when and by whom;
 * 2. whether that text still applies, word for word;
 * 3. what they will be asked to accept, before they are asked.
 */
function TermsAndConditions() {
  const t = useCopy();
  const accountId = useSelector(selectCurrentAccountId);
  const mayRead = useSelector(selectPermissions).includes("viewBilling");
  return (
    <Page width="narrow">
      <Stack gap="xlarge">
        <PageHeader title={t("legal.terms.title")} description={t("legal.terms.lead")} />
        {accountId !== null && mayRead && <Accepted accountId={accountId} />}
        <section aria-labelledby="terms-in-force">
          <Stack gap="medium">
            <Heading level={2} id="terms-in-force">
              {t("legal.terms.inForce")}
            </Heading>
            <Card>
              <Stack gap="small">
                {texts.map(([agreement, key]) => (
                  <Disclosure key={agreement} summary={t("legal.terms.agreement", { agreement })}>
                    <Stack gap="small">
                      <Paragraphs text={t(key)} />
                    </Stack>
                  </Disclosure>
                ))}
              </Stack>
            </Card>
          </Stack>
        </section>
      </Stack>
    </Page>
  );
}

function Accepted({ accountId }: { accountId: string }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const read = useSelector(selectAcceptances);
  const [search] = useSearchParams();
  const asked = Number(search.get("page"));
  const page = Number.isInteger(asked) && asked > 0 && asked <= 1000 ? asked : 1;
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
            show: <EmptyState title={t("legal.terms.none")}>{t("legal.terms.noneDetail")}</EmptyState>,
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

function Acceptance({ acceptance, timeZone }: { acceptance: TermsAcceptance; timeZone: string }) {
  const t = useCopy();
  const { locale } = useLocale();
  const { agreement, reference, acceptedAt, acceptedBy, text, isCurrent } = acceptance;
  const when = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone }).format(
    new Date(acceptedAt),
  );
  const by = acceptedBy === null ? "unknown" : "person";
  const name = t("legal.terms.agreement", { agreement });
  return (
    // No landmark: the same kind of terms is accepted again and again, and landmarks need names of their own.
    <Card>
      <Stack gap="small">
        <Inline gap="small" justify="between">
          <Heading level={3} size={4}>
            {name}
          </Heading>
          <Badge tone={isCurrent ? "success" : "neutral"}>
            {t("legal.terms.state", { state: isCurrent ? "current" : "changed" })}
          </Badge>
        </Inline>
        <Text size="small" tone="quiet">
          {t("legal.terms.acceptedOn", { when, by, name: acceptedBy ?? "" })}
        </Text>
        {reference !== null && (
          <Text size="small">
            {t("legal.terms.reference", { what: agreement === "order" ? "order" : "payment", reference })}
          </Text>
        )}
        {text === null ? (
          <Text>{t("legal.terms.textMissing")}</Text>
        ) : (
          <Disclosure
            summary={
              <>
                <span aria-hidden="true">{t("legal.terms.readAccepted")}</span>
                <VisuallyHidden>{[t("legal.terms.readAccepted"), name, reference ?? when].join(", ")}</VisuallyHidden>
              </>
            }
          >
            <div lang={acceptance.locale}>
              <Stack gap="small">
                <Paragraphs text={text} />
              </Stack>
            </div>
          </Disclosure>
        )}
      </Stack>
    </Card>
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
export const termsScreen = withWorkflows(TermsAndConditions, termsWorkflows);
