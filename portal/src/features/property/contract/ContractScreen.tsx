import { useCopy, useLocale } from "@portico/content-runtime/react";
import { Card } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { EmptyState } from "@portico/design-system/feedback";
import { CommunityIcon } from "@portico/design-system/icons";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Heading, Text } from "@portico/design-system/text";
import { PhoneLink } from "../../../components/PhoneLink.tsx";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { documentHref } from "../model/documentHref.ts";
import type { PropertyContract } from "../model/property.api.ts";
import { propertyWorkflows } from "../model/property.saga.ts";
import { PropertyPage, PropertySkeleton } from "../model/PropertyPage.tsx";
import { useProperty } from "../model/useProperty.ts";
import { useServiceList } from "../model/useServiceList.ts";

/** What the property agreed with the provider (SERV-10, SHELL-14). */
function ContractScreen() {
  const t = useCopy();
  const { accountId, reads, load } = useProperty(["contract"]);
  const none = (
    <EmptyState title={t("property.contract.none")} icon={<CommunityIcon size={28} />}>
      {t("property.contract.noneDetail")}
    </EmptyState>
  );
  return (
    <PropertyPage title={t("property.contract.title")}>
      <ScreenState
        read={reads.contract}
        skeleton={<PropertySkeleton />}
        onRetry={() => load("contract")}
        empty={{ when: ({ contract }) => contract === null, show: none }}
      >
        {({ contract }) => contract && <Contract contract={contract} accountId={accountId} />}
      </ScreenState>
    </PropertyPage>
  );
}

function Contract({ contract, accountId }: { contract: PropertyContract; accountId: string }) {
  const t = useCopy();
  const { status, endsOn, startsOn, renewal, noticeBy, documents } = contract;
  return (
    <Stack gap="xlarge">
      <Card>
        <Stack gap="medium">
          <Stack gap="xsmall">
            <Text size="lead" weight="strong">
              {t("property.contract.state", { status, from: startsOn, to: endsOn })}
            </Text>
            {status !== "ENDED" && (
              <Text>
                {noticeBy === null
                  ? t("property.contract.renewalKind", { renewal })
                  : t("property.contract.noticeBy", { date: noticeBy })}
              </Text>
            )}
          </Stack>
          <Facts contract={contract} />
        </Stack>
      </Card>
      <Stack gap="medium">
        <Heading level={2}>{t("property.contract.documents")}</Heading>
        {documents.length === 0 && <Text tone="quiet">{t("property.contract.noDocuments")}</Text>}
        <Documents documents={documents} accountId={accountId} />
      </Stack>
      <Stack gap="small">
        <Heading level={2}>{t("property.contract.contact")}</Heading>
        <Text>{contract.contact.name}</Text>
        <span>
          <PhoneLink phone={contract.contact.phone} />
        </span>
        <span>
          <Link href={`mailto:${contract.contact.email}`}>{contract.contact.email}</Link>
        </span>
      </Stack>
    </Stack>
  );
}

function Facts({ contract }: { contract: PropertyContract }) {
  const t = useCopy();
  const listed = useServiceList();
  const { contractNumber, status, startsOn, endsOn, units, services } = contract;
  return (
    <DescriptionList
      items={[
        // The sentence above has the other date.
        status === "PENDING"
          ? { id: "end", term: t("property.contract.end"), detail: t("property.contract.date", { date: endsOn }) }
          : {
              id: "start",
              term: t("property.contract.start"),
              detail: t("property.contract.date", { date: startsOn }),
            },
        { id: "units", term: t("property.contract.units"), detail: units },
        {
          id: "services",
          term: t("property.contract.services"),
          detail: listed(services),
        },
        { id: "number", term: t("property.contract.number"), detail: contractNumber },
      ]}
    />
  );
}

function Documents({ documents, accountId }: { documents: PropertyContract["documents"]; accountId: string }) {
  const t = useCopy();
  const { locale } = useLocale();
  return (
    <Stack as="ul" gap="medium">
      {documents.map(({ documentId, kind, issuedOn }) => (
        <Stack as="li" gap="xsmall" key={documentId}>
          <span>
            <Link
              href={documentHref(accountId, documentId, locale)}
              external={{ label: t("property.document.newWindow") }}
            >
              {t("property.document.kind", { kind })}
            </Link>
          </span>
          <Text size="small">{t("property.document.issued", { date: issuedOn })}</Text>
        </Stack>
      ))}
    </Stack>
  );
}

/** Router entry for the screen. */
export const contractScreen = withWorkflows(ContractScreen, propertyWorkflows);
