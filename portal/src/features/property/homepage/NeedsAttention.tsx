import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import { addDays } from "@portico/rules/dates";
import type { Channels } from "../../community/model/useChannels.ts";
import type { Property } from "../model/useProperty.ts";

/** A contract that ends within this time needs attention. */
const ENDS_SOON_DAYS = 90;

type Item = { id: string; text: string; href: string };

export type NeedsAttentionProps = {
  property: Property;
  channels: Channels;
  hasAmenities: boolean;
  hasContract: boolean;
};

/** What somebody has to do something about, each as a link to where it is done; or that there is nothing. */
export function NeedsAttention({ property, channels, hasAmenities, hasContract }: NeedsAttentionProps) {
  const t = useCopy();
  const { hours, contract, amenities } = property.reads;
  const items: Item[] = [
    ...(channels.read.data?.televisions ?? [])
      .filter(({ state }) => state === "FAILED")
      .map(({ televisionId, name }) => ({
        id: televisionId,
        text: t("property.home.television", { name }),
        href: "/community/community-channels/activate-device",
      })),
    ...(hasAmenities ? (amenities.data?.amenities ?? []) : [])
      .filter(({ state }) => state === "TROUBLE")
      .map(({ amenityId, kind, place }) => ({
        id: amenityId,
        text: t("property.home.amenity", { amenity: t("property.amenities.kind", { kind }), place }),
        href: "/tech-amenities",
      })),
    ...endsSoon(hasContract ? contract.data?.contract : null, hours.data?.today).map((date) => ({
      id: "contract",
      text: t("property.home.contractEnds", { date }),
      href: "/property-contract-details",
    })),
  ];
  const reads = [channels.read, hours, ...(hasContract ? [contract] : []), ...(hasAmenities ? [amenities] : [])];
  if (items.length === 0)
    return reads.every(({ phase }) => phase === "ready") ? <Text>{t("property.home.nothing")}</Text> : null;
  return (
    <Alert
      tone="warning"
      toneLabel={t("shell.tone.warning")}
      title={t("property.home.attention", { count: items.length })}
    >
      <Stack as="ul" gap="small">
        {items.map(({ id, text, href }) => (
          <li key={id}>
            <Link href={href} tone="inherit">
              {text}
            </Link>
          </li>
        ))}
      </Stack>
    </Alert>
  );
}

/** The end of a contract in force that does not renew by itself, when it is near. */
function endsSoon(
  contract: { status: string; renewal: string; endsOn: string } | null | undefined,
  today: string | undefined,
): string[] {
  if (!contract || today === undefined || contract.status !== "ACTIVE" || contract.renewal !== "BY_AGREEMENT")
    return [];
  return contract.endsOn <= addDays(today, ENDS_SOON_DAYS) ? [contract.endsOn] : [];
}
