import { drawIcon } from "./drawIcon.tsx";

/* Icons that alerts, fields and controls use. */

export const AlertIcon = /* @__PURE__ */ drawIcon(<path d="M12 3.5 21.5 20h-19ZM12 10v4.2M12 17.2v.1" />);
export const CheckIcon = /* @__PURE__ */ drawIcon(<path d="m5 12.5 4.6 4.6L19 7.5" />);
export const CheckCircleIcon = /* @__PURE__ */ drawIcon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="m8 12.3 2.8 2.8L16 9.6" />
  </>,
);
export const InfoIcon = /* @__PURE__ */ drawIcon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11.2v5M12 7.8v.1" />
  </>,
);
export const ErrorIcon = /* @__PURE__ */ drawIcon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7.6v5M12 16.1v.1" />
  </>,
);
export const CloseIcon = /* @__PURE__ */ drawIcon(<path d="m6 6 12 12M18 6 6 18" />);
const eye = <path d="M2.5 12C4.6 8 8 5.75 12 5.75S19.4 8 21.5 12C19.4 16 16 18.25 12 18.25S4.6 16 2.5 12Z" />;
export const EyeIcon = /* @__PURE__ */ drawIcon(
  <>
    {eye}
    <circle cx="12" cy="12" r="2.75" />
  </>,
);
export const EyeOffIcon = /* @__PURE__ */ drawIcon(
  <>
    {eye}
    <circle cx="12" cy="12" r="2.75" />
    <path d="M4 4 20 20" />
  </>,
);
