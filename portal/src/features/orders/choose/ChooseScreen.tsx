import { useCopy } from "@portico/content-runtime/react";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Page, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { PageHeader } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import { useDispatch, useSelector } from "react-redux";
import { useSearchParams } from "react-router-dom";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { useAccountChange } from "../../../components/useAccountChange.ts";
import { useArrival } from "../../../components/useArrival.ts";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { selectCurrentAccountId, selectPermissions } from "../../session/model/session.selectors.ts";
import type { Catalogue } from "../model/orders.api.ts";
import { cataloguePath, type CatalogueScreen } from "../model/orders.rules.ts";
import { upgradeWorkflows } from "../model/orders.saga.ts";
import { catalogueRead, selectUpgrade } from "../model/orders.slice.ts";
import { Offers } from "./Offers.tsx";
import { OrderBlock } from "./OrderBlock.tsx";
import { RecentOrders } from "./RecentOrders.tsx";
import { Review } from "./Review.tsx";

/**
 * Upgrade and buy (SERV-10). A customer on a phone, in a hurry, comes to see:
 * 1. what there is, in plain words, and how much more or less a month it costs than now;
 * 2. after one tap the next bill to the cent, from when, and until when the order can be cancelled;
 * 3. when nothing can be ordered, the reason and the way out, first.
 */
function ChooseScreen({ screen }: { screen: CatalogueScreen }) {
  const [search] = useSearchParams();
  const accountId = useSelector(selectCurrentAccountId) ?? "";
  const product = search.get("product")?.toUpperCase();
  return (
    <Page width="narrow">
      {product ? (
        <Review key={`${accountId} ${product}`} screen={screen} accountId={accountId} product={product} />
      ) : (
        <Choices screen={screen} accountId={accountId} />
      )}
    </Page>
  );
}

function Choices({ screen, accountId }: { screen: CatalogueScreen; accountId: string }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { catalogue } = useSelector(selectUpgrade);
  const load = () => dispatch(catalogueRead.requested({ accountId }));
  useArrival(load);
  useAccountChange("ORDERS", load);
  return (
    <Stack gap="large">
      <PageHeader
        title={t(`orders.${screen}.title`)}
        description={t(`orders.${screen}.lead`)}
        back={{ href: "/services", label: t("services.screen") }}
      />
      <ScreenState read={catalogue} skeleton={<Loading />} onRetry={load}>
        {(data) => <Loaded catalogue={data} screen={screen} accountId={accountId} />}
      </ScreenState>
    </Stack>
  );
}

type LoadedProps = { catalogue: Catalogue; screen: CatalogueScreen; accountId: string };

function Loaded({ catalogue, screen, accountId }: LoadedProps) {
  const t = useCopy();
  const mayOrder = useSelector(selectPermissions).includes("manageBilling");
  const other = screen === "upgrade" ? "buy" : "upgrade";
  return (
    <Stack gap="xlarge">
      {catalogue.block !== null && <OrderBlock catalogue={catalogue} accountId={accountId} />}
      {catalogue.block === null && !mayOrder && <Text tone="quiet">{t("orders.mayNot")}</Text>}
      <Offers catalogue={catalogue} screen={screen} canOrder={mayOrder && catalogue.block === null} />
      <Link href={cataloguePath(other)}>{t(other === "buy" ? "orders.toBuy" : "orders.toUpgrade")}</Link>
      <RecentOrders accountId={accountId} />
    </Stack>
  );
}

function Loading() {
  return (
    <SkeletonGroup label={useCopy()("orders.loading")}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}

/** Router entries of the two screens. */
export const upgradeScreen = withWorkflows(() => <ChooseScreen screen="upgrade" />, upgradeWorkflows);
export const buyScreen = withWorkflows(() => <ChooseScreen screen="buy" />, upgradeWorkflows);
