// Generated from content/catalogue by `npm run generate:copy`. Change the copy files, not this one.

/** What browsers are told of. */
export interface Toggles {
  /** A bank account can be linked at the bank while paying: the payment then has five steps. */
  bankLinking: boolean;
  /** The billing area: bill, payments, history. Turning it off closes the area, with a notice. */
  billing: boolean;
  /** Customers can measure their internet speed at services/internet/speed-test; off, the page is not found. */
  canUseSMBSpeedTestMFE: boolean;
  /** A support agent watches the screen with the customer: the header is then shown alone, at full width. */
  coBrowse: boolean;
  /** Community channels: whether a community has its tab is then decided by the status of that tab, and no longer by the status of the tenant agreement. */
  communityChannels: boolean;
  /** Services and equipment: what runs, names of devices, restarts. Turning it off closes the area, with a notice. */
  equipment: boolean;
  /** Hosted Voice: its lines and the way to where they are managed, for accounts that have the service. Turning it off hides both. */
  hostedVoice: boolean;
  /** Customers of the community site keep their property’s points of contact; off, the page leads home. */
  pointOfContact: boolean;
  /** The screen of Security Suite. Off, its address leads to the page for unknown addresses. */
  securitySuite: boolean;
  /** Whoever leaves one of the pages of speedBumpRoutes is asked first. */
  speedBump: boolean;
  /** The pages that speedBump is about: paths of the portal, with a space between two. */
  speedBumpRoutes: string;
  /** Customers of the community site see the technology in their shared areas and ask for changes; off, the page is not found. */
  techAmenitiesIsMfeEnabled: boolean;
  /** Customers of the community site see their property’s contract; off, the page leads home. */
  techAmenitiesPropertyHomePage: boolean;
  /** User preferences replace profile and user lists; the tab is then called Settings. */
  userPreferences: boolean;
  /** Voice: telephone lines, messages and call logs, for accounts with voice. Turning it off hides the screens, the tab’s wording and the cards. */
  voice: boolean;
}

/** What only the server reads. */
export interface ServerToggles {
  /** The address of the billing site of enterprise accounts, to which their landing page leads. */
  enterpriseBillingUrl: string;
  /** The address of the billing site to which accounts have moved, and to which their landing page leads. */
  movedBillingUrl: string;
  /** The hour, 0 to 23 in the provider’s time, from which a payment counts for the next day. */
  paymentCutOffHour: number;
  /** How many days after today a payment may be scheduled for. */
  paymentDaysAhead: number;
  /** The postal address for payments by mail, on one line. */
  paymentMailAddress: string;
  /** Minutes from a payment until stopped service is back, as customers are told. */
  restoreMinutes: number;
  /** The address of the list of stores and payment centers that take payments. */
  storesUrl: string;
  /** The number to call about appointments, with country code. */
  supportPhoneAppointments: string;
  /** The number to call for customer care, with country code. */
  supportPhoneCare: string;
  /** The number to call about policies, with country code. */
  supportPhonePolicy: string;
  /** The number to call for technical support, with country code. */
  supportPhoneTechSupport: string;
}

export type ToggleKey = keyof Toggles;
export type ServerToggleKey = keyof ServerToggles;

/** What a toggle is where nothing has been published. */
export const defaultToggles: Toggles = {
  bankLinking: false,
  billing: true,
  canUseSMBSpeedTestMFE: true,
  coBrowse: false,
  communityChannels: false,
  equipment: true,
  hostedVoice: true,
  pointOfContact: true,
  securitySuite: true,
  speedBump: false,
  speedBumpRoutes: "/billing/pay-bill",
  techAmenitiesIsMfeEnabled: true,
  techAmenitiesPropertyHomePage: true,
  userPreferences: false,
  voice: true,
};
