import { useCopy, useLocale } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { Card } from "@portico/design-system/card";
import { Disclosure } from "@portico/design-system/disclosure";
import { EmptyState, Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { LabelInContext } from "@portico/design-system/hidden";
import { Inline, Page, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { PageHeader } from "@portico/design-system/page-header";
import { Heading, Text } from "@portico/design-system/text";
import { useEffect, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useParams, useSearchParams } from "react-router-dom";
import { Paragraphs } from "../../../components/Paragraphs.tsx";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { useArrival } from "../../../components/useArrival.ts";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { documentNamed, isDisclaimer, useDocumentName, useInstant, versionsPath } from "../model/documents.ts";
import {
  type LegalDocumentName,
  type LegalLocale,
  type LegalVersion,
  type LegalVersions,
  legalWorkflows,
  selectLegal,
  versionsRead,
} from "../model/documents.workflow.ts";

/** A positive whole number of the query, up to a limit; undefined for anything else. */
function numberIn(text: string | null, max: number): number | undefined {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 && number <= max ? number : undefined;
}

const languageOf = (locale: LegalLocale) => (locale === "es-US" ? "spanish" : "english");
const otherThan = (locale: LegalLocale): LegalLocale => (locale === "es-US" ? "en-US" : "es-US");

/** The published versions of one text, open to everyone (SERV-13, BILL-10): what applied when, word for word. */
function Versions() {
  const t = useCopy();
  const { locale } = useLocale();
  const nameOf = useDocumentName();
  const document = documentNamed(useParams()["document"]);
  const [search] = useSearchParams();
  const asked = search.get("language");
  const language = asked === "en-US" || asked === "es-US" ? asked : locale;
  const back =
    document && isDisclaimer(document)
      ? { href: "/disclaimers", label: t("legal.disclaimers.title") }
      : { href: "/terms-and-conditions", label: t("legal.terms.title") };
  return (
    <Page width="narrow">
      <Stack gap="large">
        <PageHeader
          title={t("legal.versions.title")}
          eyebrow={document && nameOf(document)}
          description={document && t("legal.versions.lead", { language: languageOf(language) })}
          back={back}
        />
        {document ? (
          <VersionList document={document} language={language} />
        ) : (
          <EmptyState title={t("legal.versions.unknown")}>{t("legal.versions.unknownDetail")}</EmptyState>
        )}
      </Stack>
    </Page>
  );
}

function VersionList({ document, language }: { document: LegalDocumentName; language: LegalLocale }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { versions } = useSelector(selectLegal);
  const [search] = useSearchParams();
  const version = numberIn(search.get("version"), 100_000);
  const page = numberIn(search.get("page"), 1_000) ?? 1;
  const load = () =>
    dispatch(
      versionsRead.requested({ document, locale: language, ...(version === undefined ? { page } : { version }) }),
    );
  // Every page is an arrival. One text or page is never shown for another.
  useArrival(() => {
    dispatch(versionsRead.reset());
    load();
  }, language);
  const other = otherThan(language);
  return (
    <>
      <Text>
        <Link href={versionsPath(document, { language: other })}>
          {t("legal.versions.otherLanguage", { language: languageOf(other) })}
        </Link>
      </Text>
      <ScreenState
        read={versions}
        skeleton={<Loading />}
        onRetry={load}
        empty={{
          when: (data) => data.versions.length === 0 && data.page === 1,
          show: <EmptyState title={t("legal.versions.none")}>{t("legal.versions.noneDetail")}</EmptyState>,
        }}
      >
        {(data) => <Ready data={data} document={document} language={language} asked={version} />}
      </ScreenState>
    </>
  );
}

type ReadyProps = { data: LegalVersions; document: LegalDocumentName; language: LegalLocale; asked?: number };

function Ready({ data: { versions, page, hasMore }, document, language, asked }: ReadyProps) {
  const t = useCopy();
  const pagePath = (to: number) => `${versionsPath(document, { language })}&page=${to}`;
  return (
    <>
      {versions.length === 0 && <Text>{t("legal.versions.noMore")}</Text>}
      <Stack as="ul" gap="medium">
        {versions.map((version) => (
          <li key={version.version}>
            <Version version={version} language={language} isAsked={version.version === asked} />
          </li>
        ))}
      </Stack>
      <Inline gap="large">
        {page > 1 && <Link href={pagePath(page - 1)}>{t("legal.versions.newer")}</Link>}
        {hasMore && <Link href={pagePath(page + 1)}>{t("legal.versions.older")}</Link>}
      </Inline>
    </>
  );
}

type VersionProps = { version: LegalVersion; language: LegalLocale; isAsked: boolean };

/** One version; the one that was asked for is open, and reading starts at it. */
function Version({ version: { version, release, from, until, text }, language, isAsked }: VersionProps) {
  const t = useCopy();
  const whenOf = useInstant();
  const [isOpen, setOpen] = useState(isAsked);
  const name = t("legal.versions.number", { number: String(version) });
  const id = `version-${version}`;
  useEffect(() => {
    if (isAsked) document.getElementById(id)?.focus();
  }, [isAsked, id]);
  const times = { from: whenOf(from), release: String(release) };
  return (
    <Card>
      <Stack gap="small">
        <Inline gap="small" justify="between">
          <Heading level={2} size={4} id={id} focusable>
            {name}
          </Heading>
          <Badge tone={until === null ? "success" : "neutral"}>
            {t("legal.versions.state", { state: until === null ? "inForce" : "replaced" })}
          </Badge>
        </Inline>
        <Text size="small" tone="quiet">
          {until === null
            ? t("legal.versions.since", times)
            : t("legal.versions.period", { ...times, until: whenOf(until) })}
        </Text>
        <Disclosure
          open={isOpen}
          onOpenChange={setOpen}
          summary={
            <LabelInContext inContext={[t("legal.versions.read"), name].join(", ")}>
              {t("legal.versions.read")}
            </LabelInContext>
          }
        >
          <div lang={language}>
            <Stack gap="small">
              <Paragraphs text={text} />
            </Stack>
          </div>
        </Disclosure>
      </Stack>
    </Card>
  );
}

function Loading() {
  const t = useCopy();
  return (
    <SkeletonGroup label={t("legal.versions.loading")}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}

/** Router entry for the screen. */
export const versionsScreen = withWorkflows(Versions, legalWorkflows);
