import { lazyComponent } from "../../../components/lazyComponent.ts";

/** Loaded after the page that shows them. */
export const OutageAlerts = lazyComponent(() => import("./OutageAlerts.tsx").then((part) => part.OutageAlerts));
