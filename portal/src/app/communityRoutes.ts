import { lazyScreen } from "../components/lazyComponent.ts";
import type { PortalRoute } from "./router/route.ts";

const community = (name: keyof typeof import("../features/community/communityScreens.ts")) =>
  lazyScreen(() => import("../features/community/communityScreens.ts").then((part) => part[name]));

const property = (name: keyof typeof import("../features/property/propertyScreens.ts")) =>
  lazyScreen(() => import("../features/property/propertyScreens.ts").then((part) => part[name]));

/** The community site alone has these; the business site treats them as switched off. */
const ofCommunity = { site: "community", tab: "community" } as const;
const channels = "/community/community-channels";

/** A community's page, the channels on its televisions (SERV-09), and its property (SERV-10, SHELL-14). */
export const communityRoutes: readonly PortalRoute[] = [
  { path: "/community", screen: community("community"), title: "community.screen", tab: "community" },
  {
    path: `${channels}/reorder-active-channels`,
    screen: community("reorder"),
    title: "community.channels.order.title",
    ...ofCommunity,
  },
  {
    path: `${channels}/activate-device`,
    screen: community("activate"),
    title: "community.channels.tv.title",
    ...ofCommunity,
  },
  {
    path: `${channels}/edit-channels`,
    screen: community("editChannels"),
    title: "community.channels.edit.title",
    ...ofCommunity,
  },
  {
    path: "/channel-settings",
    screen: community("channelSettings"),
    title: "community.channels.settings.title",
    ...ofCommunity,
  },
  { path: "/homepage-mfe", screen: property("homepage"), title: "property.home.title", ...ofCommunity },
  {
    path: "/manage-business-hours",
    screen: property("businessHours"),
    title: "property.hours.title",
    ...ofCommunity,
  },
  {
    path: "/property-contract-details",
    screen: property("contract"),
    title: "property.contract.title",
    toggle: "techAmenitiesPropertyHomePage",
    offTo: "/",
    ...ofCommunity,
  },
  {
    path: "/property-contact-preferences",
    screen: property("contactPreferences"),
    title: "property.preferences.title",
    open: true,
    ...ofCommunity,
  },
  {
    path: "/tech-amenities",
    screen: property("amenities"),
    title: "property.amenities.title",
    toggle: "techAmenitiesIsMfeEnabled",
    ...ofCommunity,
  },
];
