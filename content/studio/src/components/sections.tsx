import type { BareStudioKey } from "@portico/content-runtime/studio";
import {
  AlertIcon,
  BillIcon,
  CheckCircleIcon,
  ClockIcon,
  DownloadIcon,
  EyeIcon,
  GlobeIcon,
  HelpIcon,
  HomeIcon,
  MailIcon,
  SettingsIcon,
  UploadIcon,
  UserIcon,
  WifiIcon,
} from "@portico/design-system/icons";
import type { ReactElement } from "react";

export type SectionId =
  | "home"
  | "messages"
  | "pages"
  | "changeSets"
  | "releases"
  | "toggles"
  | "forms"
  | "articles"
  | "importExport"
  | "glossary"
  | "history"
  | "problems"
  | "operations"
  | "people";

/** A section of the Studio, in the menu and on the home screen. */
export type Section = { id: SectionId; href: string; label: BareStudioKey; detail: BareStudioKey; icon: ReactElement };

/**
 * In menu order. Every section has a screen; four are in the bottom menu on phones, and the home screen lists all of
 * them.
 */
export const sections: readonly Section[] = [
  { id: "home", href: "/studio", label: "studio.home.title", detail: "studio.home.lead", icon: <HomeIcon size={20} /> },
  {
    id: "messages",
    href: "/studio/messages",
    label: "studio.messages.title",
    detail: "studio.messages.lead",
    icon: <MailIcon size={20} />,
  },
  {
    id: "pages",
    href: "/studio/pages",
    label: "studio.pages.title",
    detail: "studio.pages.lead",
    icon: <EyeIcon size={20} />,
  },
  {
    id: "changeSets",
    href: "/studio/change-sets",
    label: "studio.changeSets.title",
    detail: "studio.changeSets.lead",
    icon: <CheckCircleIcon size={20} />,
  },
  {
    id: "releases",
    href: "/studio/releases",
    label: "studio.releases.title",
    detail: "studio.releases.lead",
    icon: <UploadIcon size={20} />,
  },
  {
    id: "toggles",
    href: "/studio/toggles",
    label: "studio.toggles.title",
    detail: "studio.toggles.lead",
    icon: <SettingsIcon size={20} />,
  },
  {
    id: "forms",
    href: "/studio/forms",
    label: "studio.forms.title",
    detail: "studio.forms.lead",
    icon: <HelpIcon size={20} />,
  },
  {
    id: "articles",
    href: "/studio/articles",
    label: "studio.articles.title",
    detail: "studio.articles.lead",
    icon: <BillIcon size={20} />,
  },
  {
    id: "importExport",
    href: "/studio/import-export",
    label: "studio.importExport.title",
    detail: "studio.importExport.lead",
    icon: <DownloadIcon size={20} />,
  },
  {
    id: "glossary",
    href: "/studio/glossary",
    label: "studio.glossary.title",
    detail: "studio.glossary.lead",
    icon: <GlobeIcon size={20} />,
  },
  {
    id: "history",
    href: "/studio/history",
    label: "studio.history.title",
    detail: "studio.history.lead",
    icon: <ClockIcon size={20} />,
  },
  {
    id: "problems",
    href: "/studio/problems",
    label: "studio.problems.title",
    detail: "studio.problems.lead",
    icon: <AlertIcon size={20} />,
  },
  {
    id: "operations",
    href: "/studio/operations",
    label: "studio.operations.title",
    detail: "studio.operations.lead",
    icon: <WifiIcon size={20} />,
  },
  {
    id: "people",
    href: "/studio/people",
    label: "studio.people.title",
    detail: "studio.people.lead",
    icon: <UserIcon size={20} />,
  },
];

/** As many as fit side by side on the narrowest phone; "On the page" is left out because it needs a larger window. */
export const atThumb = sections.filter(({ id }) => id !== "pages").slice(0, 4);
