import { drawIcon } from "./drawIcon.tsx";

/* All other icons. Icons that are used together share a file, because a page loads whole files. */

export const ChevronRightIcon = /* @__PURE__ */ drawIcon(<path d="m9.5 6 6 6-6 6" />);
export const ChevronDownIcon = /* @__PURE__ */ drawIcon(<path d="m6 9.5 6 6 6-6" />);
export const BellIcon = /* @__PURE__ */ drawIcon(
  <path d="M6 16.5V10.8a6 6 0 0 1 12 0v5.7l1.5 1.7h-15ZM10 21h4M12 4.8V3" />,
);
export const CardIcon = /* @__PURE__ */ drawIcon(
  <>
    <rect x="2.5" y="5" width="19" height="14" rx="2.2" />
    <path d="M2.5 10h19M6.5 15h3.5" />
  </>,
);
export const BankIcon = /* @__PURE__ */ drawIcon(
  <path d="m3.5 9.5 8.5-6 8.5 6ZM6 10v7.5M10 10v7.5M14 10v7.5M18 10v7.5M3.5 20.5h17" />,
);
export const DownloadIcon = /* @__PURE__ */ drawIcon(<path d="M12 3.5v11.5M7.2 10.4l4.8 4.8 4.8-4.8M4 20.5h16" />);
export const ClockIcon = /* @__PURE__ */ drawIcon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v5.2l3.4 2" />
  </>,
);
export const CalendarIcon = /* @__PURE__ */ drawIcon(
  <>
    <rect x="3.5" y="5" width="17" height="15.5" rx="2" />
    <path d="M3.5 10h17M8 2.8V7M16 2.8V7" />
  </>,
);
export const UsersIcon = /* @__PURE__ */ drawIcon(
  <>
    <circle cx="9" cy="8.2" r="3.8" />
    <path d="M2 20.2a7 7 0 0 1 14 0M15.6 4.6a3.8 3.8 0 0 1 0 7.2M18.4 14.6a7 7 0 0 1 3.6 5.6" />
  </>,
);
export const GlobeIcon = /* @__PURE__ */ drawIcon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M3 12h18M12 3c5 5.2 5 12.8 0 18M12 3c-5 5.2-5 12.8 0 18" />
  </>,
);
export const SearchIcon = /* @__PURE__ */ drawIcon(
  <>
    <circle cx="10.8" cy="10.8" r="6.8" />
    <path d="m15.8 15.8 4.7 4.7" />
  </>,
);
export const UploadIcon = /* @__PURE__ */ drawIcon(<path d="M12 15.5V4M7.2 8.6 12 3.8l4.8 4.8M4 15.5v5h16v-5" />);
export const LockIcon = /* @__PURE__ */ drawIcon(
  <>
    <rect x="4.5" y="10.5" width="15" height="10.5" rx="2" />
    <path d="M8 10.5V7.5a4 4 0 0 1 8 0v3M12 14.8v2" />
  </>,
);
export const MenuIcon = /* @__PURE__ */ drawIcon(<path d="M4 6.5h16M4 12h16M4 17.5h16" />);
export const MoreIcon = /* @__PURE__ */ drawIcon(
  <>
    <circle cx="5" cy="12" r="0.9" />
    <circle cx="12" cy="12" r="0.9" />
    <circle cx="19" cy="12" r="0.9" />
  </>,
);
export const CopyIcon = /* @__PURE__ */ drawIcon(
  <>
    <rect x="8.5" y="8.5" width="12" height="12" rx="2" />
    <path d="M15.5 8.5v-3a2 2 0 0 0-2-2h-8a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h3" />
  </>,
);
