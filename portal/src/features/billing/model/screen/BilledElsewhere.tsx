import { useCopy } from "@portico/content-runtime/react";
import { Actions, ButtonLink } from "@portico/design-system/button";
import { ExternalLinkIcon } from "@portico/design-system/icons";
import { Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import type { ServiceStatusFragment } from "../../../../api/graphql/generated/graph.ts";
import { lazyOverlay } from "../../../../components/lazyComponent.ts";

/** Few customers are told to call: the home of billing loads without it. */
const CareNumber = lazyOverlay(() => import("../../../session/model/CareNumber.tsx").then((part) => part.CareNumber));

/**
 * Landing page of enterprise accounts and of accounts whose billing has moved: links to where they are billed
 * (BILL-10).
 */
export function BilledElsewhere({
  place: { reason, url },
}: {
  place: NonNullable<ServiceStatusFragment["billedElsewhere"]>;
}) {
  const t = useCopy();
  return (
    <Stack gap="large">
      <PageHeader
        title={t(`billing.standing.elsewhere.${reason}.title`)}
        description={t(`billing.standing.elsewhere.${reason}.detail`)}
      />
      {url === null && (
        <>
          <Text>{t("billing.standing.elsewhere.noAddress")}</Text>
          <Text>
            <CareNumber />
          </Text>
        </>
      )}
      <Actions>
        {url !== null && (
          <ButtonLink href={url} icon={<ExternalLinkIcon size={18} />}>
            {t(`billing.standing.elsewhere.${reason}.go`)}
          </ButtonLink>
        )}
        <ButtonLink href="/account-summary" variant="secondary">
          {t("billing.standing.elsewhere.summary")}
        </ButtonLink>
      </Actions>
    </Stack>
  );
}
