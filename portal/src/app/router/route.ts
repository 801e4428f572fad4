import type { ToggleKey } from "@portico/catalogue/toggles";
import type { BareKey } from "../../lib/bareKey.ts";
import type { Permission } from "../../features/session/model/session.slice.ts";
import type { LazyScreen } from "./lazyScreen.tsx";

/**
 * How much of the portal stands around a screen (SHELL-18): in `focused` there is no menu and nothing else to do; in `headerOnly` the header
 * stands alone, at its full width, while a support agent looks along.
 */
export type Flow = "default" | "focused" | "headerOnly";

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
  /** Off: /404. */
  toggle?: ToggleKey;
  /** The account is part of the address: `?account=` is added when it is missing, and a foreign one is not found. */
  ofAccount?: boolean;
  /** Where most go from here: fetched while the page has nothing else to do. */
  next?: LazyScreen;
  flow?: Exclude<Flow, "headerOnly">;
  /** The tab that is marked while this screen is shown. */
  tab?: TabId;
};
