import { useCopy } from "@portico/content-runtime/react";
import { ActionCard } from "@portico/design-system/card";
import { EmptyState } from "@portico/design-system/feedback";
import { WifiIcon } from "@portico/design-system/icons";
import { Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import { CareNumber } from "../../session/model/CareNumber.tsx";
import type { Catalogue, Offer } from "../model/orders.api.ts";
import { type CatalogueScreen, directionOf, groupsOf, reviewPath } from "../model/orders.rules.ts";
import { useOfferName } from "../model/orderWords.ts";

type OffersProps = { catalogue: Catalogue; screen: CatalogueScreen; canOrder: boolean };

/** The options of a screen by service, each with what it costs more or less than now. */
export function Offers({ catalogue, screen, canOrder }: OffersProps) {
  const t = useCopy();
  const groups = groupsOf(catalogue.offers, screen);
  if (groups.length === 0)
    return (
      <EmptyState title={t(`orders.none.${screen}`)} icon={<WifiIcon size={28} />} action={<CareNumber />}>
        {t("orders.none.detail")}
      </EmptyState>
    );
  return (
    <Stack gap="xlarge">
      {groups.map((offers) => (
        <Group key={offers[0]?.code} offers={offers} catalogue={catalogue} screen={screen} canOrder={canOrder} />
      ))}
      <Text size="small" tone="quiet">
        {t("orders.tax")}
      </Text>
    </Stack>
  );
}

function Group({ offers, catalogue, screen, canOrder }: OffersProps & { offers: readonly Offer[] }) {
  const t = useCopy();
  const service = offers[0]?.service ?? "INTERNET";
  const own = catalogue.current.find(({ key }) => key === service);
  return (
    <Stack as="section" gap="small">
      <Heading level={2}>{t("orders.group", { service })}</Heading>
      {own && (
        <Text>
          {t("orders.now", { product: t("orders.product", { service, size: own.size }), price: own.monthlyPrice })}
        </Text>
      )}
      {offers
        .filter(({ isCurrent }) => !isCurrent)
        .map((offer) => (
          <Option key={offer.code} offer={offer} screen={screen} canOrder={canOrder} />
        ))}
    </Stack>
  );
}

function Option({ offer, screen, canOrder }: { offer: Offer; screen: CatalogueScreen; canOrder: boolean }) {
  const t = useCopy();
  const nameOf = useOfferName();
  const { difference, use, visit } = offer;
  const title = t("orders.option.price", {
    title: nameOf(offer),
    direction: directionOf(difference),
    amount: Math.abs(difference),
  });
  const description = [t("orders.use", { use }), ...(visit ? [t("orders.use.visit")] : [])].join(" ");
  if (canOrder) return <ActionCard href={reviewPath(screen, offer)} title={title} description={description} />;
  return (
    <div>
      <Text weight="strong">{title}</Text>
      <Text size="small" tone="quiet">
        {description}
      </Text>
    </div>
  );
}
