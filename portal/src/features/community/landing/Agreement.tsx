import { useCopy, useToggle } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { DescriptionList } from "@portico/design-system/description-list";
import { EmptyState, Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { CommunityIcon } from "@portico/design-system/icons";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import { useSelector } from "react-redux";
import { selectCurrentAccount } from "../../account/model/account.selectors.ts";
import { addressLine } from "../../account/model/accountFormat.ts";
import type { Community } from "../model/community.api.ts";
import { CareNumber } from "../../session/model/CareNumber.tsx";
import { selectProfile } from "../../session/model/session.selectors.ts";

type TenantAgreement = NonNullable<Community["agreement"]>;

const tones = { PENDING: "warning", ENDED: "neutral" } as const;

/** Status of the tenant agreement, since when, and for which property. */
export function Agreement({ agreement }: { agreement: TenantAgreement | null }) {
  const t = useCopy();
  const hasContract = useToggle("techAmenitiesPropertyHomePage");
  if (agreement === null)
    return (
      <EmptyState level={3} title={t("community.none.title")} icon={<CommunityIcon size={28} />}>
        {t("community.none.detail")} <CareNumber />
      </EmptyState>
    );
  const { status, since } = agreement;
  return (
    <Stack gap="medium">
      {/* One in force needs no attention: its sentence begins with the same words. */}
      {status !== "ACTIVE" && (
        <div>
          <Badge tone={tones[status]}>{t("community.agreement.status", { status })}</Badge>
        </div>
      )}
      <Text>
        {t("community.agreement.detail", { status, date: since })} {status === "ENDED" && <CareNumber />}
      </Text>
      <Property />
      {hasContract && <Link href="/property-contract-details">{t("property.contract.title")}</Link>}
    </Stack>
  );
}

/**
 * The agreement’s property; hidden when the account fails to load. The top of the page has its name, or what its people
 * call the account: then the name is here.
 */
function Property() {
  const t = useCopy();
  const account = useSelector(selectCurrentAccount);
  const nameOnTop = useSelector(selectProfile)?.accountName;
  if (account === undefined) return null;
  const { companyName, serviceAddress } = account;
  return (
    <DescriptionList
      items={[
        ...(companyName === nameOnTop
          ? []
          : [{ id: "property", term: t("community.agreement.property"), detail: companyName }]),
        { id: "address", term: t("community.agreement.address"), detail: addressLine(serviceAddress) },
      ]}
    />
  );
}

export function AgreementOnItsWay() {
  return (
    <SkeletonGroup label={useCopy()("community.loading")}>
      <Skeleton shape="text" lines={3} />
    </SkeletonGroup>
  );
}
