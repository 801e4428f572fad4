import { useSelector } from "react-redux";
import { lazyOverlay } from "../../components/lazyComponent.ts";
import { selectCurrentAccount } from "../../features/account/model/account.selectors.ts";
import { showsPageAlerts } from "../router/route.ts";
import { useCurrentRoute, useFlow } from "../router/useCurrentRoute.ts";

/** Loaded after the page that shows them. */
const PageAlertList = lazyOverlay(() => import("./PageAlertList.tsx").then((part) => part.PageAlertList));

/**
 * Alerts above every screen; hidden on the account summary, which shows them itself, in a focused flow, and on routes
 * that say so (SHELL-19).
 */
export function PageAlerts() {
  const [route, flow] = [useCurrentRoute(), useFlow()];
  const account = useSelector(selectCurrentAccount);
  return account && showsPageAlerts(route, flow) ? <PageAlertList account={account} /> : null;
}
