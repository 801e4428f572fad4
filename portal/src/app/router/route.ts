import type { ToggleKey } from "@portico/catalogue/toggles";
import type { BareKey } from "@portico/catalogue/contract";
import type { ReactNode } from "react";
import type { Permission } from "../../features/session/model/session.slice.ts";
import type { PortalPage } from "../../components/portalPage.ts";
import type { LazyScreen } from "../../components/lazyComponent.ts";

/**
 * The layout flow of a screen (SHELL-18). Menus are shown in `default` only. `focused` hides menus and page alerts, so
 * that the customer finishes one task; `nested-buy` is a purchase inside another screen and keeps the alerts.
 * `full-width-header-only` shows only the header, with the links home and to sign out at every width.
 */
export type Flow = "default" | "focused" | "nested-buy" | "full-width-header-only";

type Site = PortalPage["site"];

export type TabId = "summary" | "billing" | "services" | "settings" | "users" | "community";

/** A route: its path, its title and its guards. */
export type PortalRoute = {
  /** Lower case, without a trailing slash; `:name` is a parameter. */
  path: string;
  screen: LazyScreen;
  /** The screen's title, shown before the site's name in the document title (SHELL-02). */
  title: BareKey;
  /** Unless set, anonymous visitors of a deep link are redirected to sign in and then back. */
  open?: boolean;
  /** Required permission; without it, redirects to the account summary, which shows the reason. */
  permission?: Permission;
  /** When this toggle is off: redirects to `offTo`, or /404. */
  toggle?: ToggleKey;
  /** The only site that has this screen; the other site treats it as switched off. */
  site?: Site;
  offTo?: string;
  /**
   * The account is part of the URL: `?account=` is added when missing; an account of another customer shows not found.
   */
  ofAccount?: boolean;
  /** The most likely next screen: prefetched while the page is idle. */
  next?: LazyScreen;
  /** Defaults to `default`. */
  flow?: Exclude<Flow, "default">;
  /** False hides the alerts above the screen (SHELL-19). */
  pageAlerts?: false;
  /** The tab that is marked as current on this screen. */
  tab?: TabId;
};

/** The routes and redirects that the router knows; without all of them an unknown URL may still have a screen. */
export type RouteTable = {
  routes: readonly PortalRoute[];
  /** The query is kept (SHELL-03). */
  redirects: readonly { from: string; to: string }[];
  isComplete: boolean;
  /** Components beside every screen that render nothing. Part of the complete table, so that a first visit loads it after its screen. */
  globalEffects?: ReactNode;
};

/** Whether the alerts above the screen are shown in a flow: the account summary shows them itself (SHELL-19). */
export const showsPageAlerts = (route: Pick<PortalRoute, "tab" | "pageAlerts"> | undefined, flow: Flow): boolean =>
  flow !== "focused" && route?.tab !== "summary" && route?.pageAlerts !== false;
