import { lazyOverlay } from "../../../components/lazyComponent.ts";

/** Loaded after the page that shows them. */
export const OutageAlerts = lazyOverlay(() => import("./OutageAlerts.tsx").then((part) => part.OutageAlerts));
