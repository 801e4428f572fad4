import { drawIcon } from "./drawIcon.tsx";

/* Icons for a customer's services. */

export const WifiIcon = /* @__PURE__ */ drawIcon(
  <path d="M2.5 9.2a14 14 0 0 1 19 0M6 13.2a8.7 8.7 0 0 1 12 0M9.6 17.2a3.6 3.6 0 0 1 4.8 0" />,
);
export const MobileIcon = /* @__PURE__ */ drawIcon(
  <>
    <rect x="6.5" y="2.5" width="11" height="19" rx="2.5" />
    <path d="M11 18.2h2" />
  </>,
);
export const TvIcon = /* @__PURE__ */ drawIcon(
  <>
    <rect x="2.5" y="5" width="19" height="12.5" rx="2" />
    <path d="M8.5 21h7" />
  </>,
);
export const MailIcon = /* @__PURE__ */ drawIcon(
  <>
    <rect x="2.5" y="5" width="19" height="14" rx="2" />
    <path d="m3.5 7 8.5 6 8.5-6" />
  </>,
);
export const ShieldIcon = /* @__PURE__ */ drawIcon(
  <path d="M12 2.8 19.5 6v5.4c0 4.6-3.1 8-7.5 9.8-4.4-1.8-7.5-5.2-7.5-9.8V6ZM8.8 11.8l2.3 2.3 4.2-4.2" />,
);
export const ReceiptIcon = /* @__PURE__ */ drawIcon(
  <path d="M5 3v18.2l2.4-1.6 2.3 1.6 2.3-1.6 2.3 1.6 2.3-1.6 2.4 1.6V3l-2.4 1.5L14.3 3 12 4.5 9.7 3 7.4 4.5ZM9 9.5h6M9 13.5h6" />,
);
