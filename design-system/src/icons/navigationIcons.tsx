import { drawIcon } from "./drawIcon.tsx";

/* Icons for links and for the pages of a portal. */

export const ChevronLeftIcon = /* @__PURE__ */ drawIcon(<path d="m14.5 6-6 6 6 6" />);
export const ExternalLinkIcon = /* @__PURE__ */ drawIcon(<path d="M14 4h6v6M20 4l-9.5 9.5M17.5 14v6H4V6.5h6" />);
export const HomeIcon = /* @__PURE__ */ drawIcon(<path d="m3 11 9-7.5 9 7.5M5.5 9.5V20h13V9.5M10 20v-5.5h4V20" />);
export const BillIcon = /* @__PURE__ */ drawIcon(
  <path d="M6 2.8h8.5L19 7.3v13.9H6ZM14 3v5h4.8M9.5 12.5h6M9.5 16.5h6" />,
);
export const PhoneIcon = /* @__PURE__ */ drawIcon(
  <path d="M5.6 3h3.2l2 5-2.6 1.9a12 12 0 0 0 5.9 5.9l1.9-2.6 5 2v3.2a2.6 2.6 0 0 1-2.8 2.6A16.8 16.8 0 0 1 3 5.8 2.6 2.6 0 0 1 5.6 3Z" />,
);
export const CommunityIcon = /* @__PURE__ */ drawIcon(
  <path d="M3 21h18M5 21V4.5h8V21M13 10h6v11M8.5 8.5h1M8.5 12.5h1M8.5 16.5h1M16 14h.1M16 17.5h.1" />,
);
export const SettingsIcon = /* @__PURE__ */ drawIcon(
  <>
    <path d="M3 7h9M18.5 7H21M3 17h2.5M12 17h9" />
    <circle cx="15.2" cy="7" r="3" />
    <circle cx="8.8" cy="17" r="3" />
  </>,
);
export const SignOutIcon = /* @__PURE__ */ drawIcon(<path d="M10 3.5H4.5v17H10M10 12h11M16.6 7.6 21 12l-4.4 4.4" />);
export const UserIcon = /* @__PURE__ */ drawIcon(
  <>
    <circle cx="12" cy="8" r="4.2" />
    <path d="M4 20.8a8 8 0 0 1 16 0" />
  </>,
);
export const HelpIcon = /* @__PURE__ */ drawIcon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M9.4 9.5a2.7 2.7 0 1 1 3.9 2.4c-.8.4-1.3 1-1.3 1.9M12 16.7v.1" />
  </>,
);
