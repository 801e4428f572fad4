import { useCopy } from "@portico/content-runtime/react";
import { EmptyState } from "@portico/design-system/feedback";
import { WifiIcon } from "@portico/design-system/icons";
import { Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import { useId } from "react";
import { LinkRowList, RowLink } from "../../../components/LinkRows.tsx";
import { CareNumber } from "../../session/model/CareNumber.tsx";
import type { Catalogue, Offer } from "../model/orders.api.ts";
import { type CatalogueScreen, directionOf, groupsOf, reviewPath } from "../model/orders.rules.ts";
import { useOfferName } from "../model/orderCopy.ts";

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
  const others = offers.filter(({ isCurrent }) => !isCurrent);
  const uses = others.map(({ use, visit }) =>
    [t("orders.use", { use }), ...(visit ? [t("orders.use.visit")] : [])].join(" "),
  );
  // What is the same for all is said once.
  const common = others.length > 1 && new Set(uses).size === 1 ? uses[0] : undefined;
  const textOf = (offer: Offer) => (common === undefined ? uses[others.indexOf(offer)] : undefined);
  return (
    <Stack as="section" gap="small">
      <Heading level={2}>{t("orders.group", { service })}</Heading>
      {own && (
        <Text>
          {t("orders.now", { product: t("orders.product", { service, size: own.size }), price: own.monthlyPrice })}
        </Text>
      )}
      {common !== undefined && <Text tone="quiet">{common}</Text>}
      {canOrder ? (
        <LinkRowList rows={others} rowKey={({ code }) => code}>
          {(offer) => <Option offer={offer} use={textOf(offer)} href={reviewPath(screen, offer)} />}
        </LinkRowList>
      ) : (
        others.map((offer) => (
          <div key={offer.code}>
            <Option offer={offer} use={textOf(offer)} />
          </div>
        ))
      )}
    </Stack>
  );
}

type OptionProps = { offer: Offer; use: string | undefined; href?: string };

/** What it is, with what it costs more or less than now; without a link for who cannot order. */
function Option({ offer, use, href }: OptionProps) {
  const t = useCopy();
  const nameOf = useOfferName();
  const id = useId();
  const { difference } = offer;
  return (
    <>
      {href === undefined ? (
        <Text weight="strong">{nameOf(offer)}</Text>
      ) : (
        <RowLink href={href} describedBy={id}>
          {nameOf(offer)}
        </RowLink>
      )}
      <div id={id}>
        <Text weight="strong">
          {t("orders.option.price", { direction: directionOf(difference), amount: Math.abs(difference) })}
        </Text>
        {use !== undefined && (
          <Text size="small" tone="quiet">
            {use}
          </Text>
        )}
      </div>
    </>
  );
}
