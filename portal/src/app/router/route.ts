import type { ToggleKey } from "@portico/catalogue/toggles";
import type { BareKey } from "../../lib/bareKey.ts";
import type { Permission } from "../../features/session/model/session.slice.ts";
import type { PortalPage } from "../../components/portalPage.ts";
import type { LazyScreen } from "./lazyScreen.tsx";

/**
 * How much of the portal stands around a screen (SHELL-18). Menus stand in `default` alone. In `focused` there is nothing else to do, so
 * alerts of the page keep quiet too; `nested-buy` is a purchase inside another screen, which they may concern. In `full-width-header-only`
 * the header stands alone and holds the way home and the way out at every width.
 */
export type Flow = "default" | "focused" | "nested-buy" | "full-width-header-only";

type Site = PortalPage["site"];

export type TabId = "summary" | "billing" | "services" | "settings" | "community";

/** One screen: where it is, what it is called, who may see it. */
export type PortalRoute = {
  /** Lower case, without a slash at the end; `:name` for a part that changes. */
  path: string;
  screen: LazyScreen;
  /** The screen's name, in front of the site's name in the title of the document (SHELL-02). */
  title: BareKey;
  /** Anonymous visitors of other screens are led to sign in and come back. */
  open?: boolean;
  /** Without it: the account summary, which says why. */
  permission?: Permission;
  /** Off: to `offTo`, or /404. */
  toggle?: ToggleKey;
  /** The one site that has it; the other is led where it is off. */
  site?: Site;
  offTo?: string;
  /** The account is part of the address: `?account=` is added when it is missing, and a foreign one is not found. */
  ofAccount?: boolean;
  /** Where most go from here: fetched while the page has nothing else to do. */
  next?: LazyScreen;
  /** `default` unless told. */
  flow?: Exclude<Flow, "default">;
  /** The tab that is marked while this screen is shown. */
  tab?: TabId;
};
