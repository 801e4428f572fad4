/**
 * What travels together. Sign-in and the account summary are what first visits load, each byte of which is counted
 * (`bytes.test.ts`); what four screens share is one file, because twenty small ones are larger and slower; dialogs and
 * what they are made of come when one is opened.
 */
const inDesignSystem = (parts: string, besides: string) => new RegExp(`design-system/src/(?!${besides})(?:${parts})`);

/** The design system's folders of which first visits draw something, */
const firstDoors =
  "(?:alert|badge|button|card|choice|description-list|error-summary|feedback|field|hidden|icons|internal|layout|link|money|navigation|page-header|text|theme)/";
/** and what is in them that no first visit draws. */
const later =
  "badge/Tag|button/(?:Popup|StickyActions)|card/Status|layout/Bleed|feedback/Empty|money/(?:DateTile|dateTileParts)|choice/(?:Radio|Switch|CheckboxGroup|CheckOption)|field/(?:PasswordStrength|Select|SearchField|TextArea|PhoneField|DigitField|MoneyField|ZipField|digits|regroup|shapes)|icons/icons|internal/(?:bottomBars|popup)";
/** Sign-in has fields, the account summary has none; the summary has amounts, badges and links. */
const fields = "(?:choice|error-summary|field|internal/form)/";
const ofSummary =
  "money/|layout/(?:Divider|Grid)|badge/|card/(?:CardTitle|Hero)|button/ButtonLink|icons/(?:IconTile|serviceIcons)|description-list/";

/** Why a password or a code was not accepted: sign-in says it in its form. */
const ofForms = /portal\/src\/components\/TriesFailureAlert/;

const ofPortal = /portal\/src\//;
const laterInPortal =
  /portal\/src\/(?:features\/billing|vault|api\/graph|lib\/vault|components\/(?:vault-frame\/|useGraph|GraphArea|useFocusOnChange))/;

/** What flows and details of billing share, and its home does not draw: forms, terms, the vault's frame. */
const laterInBilling =
  /vault|generated\/graph\.(?:payOnce|terms(?!\.fragments))|billing\/model\/(?:(?:card-form|payment-details|payment-flow|terms)\/|payment-methods\/CardDateDialogs)/;

/** What billing's home shows to few accounts, and loads when it does. */
const rareInBilling =
  /billing\/model\/(?:account-status\/Pay(?:mentFailures|ingBlocked)|screen\/BilledElsewhere)|graph\.dunning\.ts/;

/** Lists that come page by page: screens that show one load this, and not the forms. */
const lists = /billing\/model\/lists\//;

/**
 * Telephone numbers, longer texts, lists with filters, times of messages and counted attempts are on screens and dialogs
 * that come later.
 */
const laterParts =
  /portal\/src\/(?:lib\/capitalized|api\/(?:attemptKey|followChanges|liveUpdates)|components\/(?:DividedList|ListFilters|Paragraphs|PhoneLink|RowList|rows|useAccountChange|useAttempts|useFocusOnFirstNew|timeZoneName|wordList)|features\/(?:account\/model\/useReceived|session\/model\/(?:CareNumber|FactorCodeField|SupportNumbers)|services\/model\/(?:ServiceStateBadge|serviceState|SuspensionNotice)))|rules\/src\/phone|design-system\/src\/internal\/bottomBars/;

/** Rows of links, and of names with a state, which billing's home draws without the other later parts. */
const linkRows = /portal\/src\/components\/(?:LinkRows|stateLine)/;

/** What billing needs and the services do, each without the other. */
const sharedSlice = /portal\/src\/api\/sharedSlice/;

const inFirstPortal = (path: string) =>
  ofPortal.test(path) && ![laterInPortal, laterParts, linkRows, ofForms, sharedSlice].some((part) => part.test(path));
/** The screens of a first visit that have styles of their own: in one file with the others they are smallest. */
const portalStyles = /portal\/src\/features\/(?:session\/sign-in|account\/summary)\//;
const inFirstStyles = (path: string) =>
  path.endsWith(".vanilla.css") && (inDesignSystem(firstDoors, later).test(path) || portalStyles.test(path));
const inShared = (path: string) =>
  inDesignSystem(firstDoors, `${later}|${ofSummary}|${fields}`).test(path) || inFirstPortal(path);
/** What the account summary shares with billing and the services. What few accounts are told comes when one is. */
const sharedBySummary =
  /portal\/src\/features\/(?:account\/model\/(?!StatusAlerts|pastDueWords|PaymentResult)|services\/model\/(?:Service(?!StateBadge)|serviceFacts)|appointments\/model\/comingVisits|billing\/model\/paths)/;
const voiceRules = /rules\/src\/voice\.rules/;
const inFields = (path: string) => inDesignSystem(fields, later).test(path) || ofForms.test(path);
const inSummary = (path: string) =>
  inDesignSystem(ofSummary, later).test(path) || sharedBySummary.test(path) || voiceRules.test(path);

/** Groups take nothing along that their modules import: the first visits would have to fetch it for that. */
const alone = { includeDependenciesRecursively: false };

export const chunkGroups = [
  { name: "style", test: inFirstStyles, priority: 4 },
  // Redux Toolkit names it, but only screens that come later use it.
  { name: "reselect", test: /node_modules\/reselect\//, priority: 4 },
  { name: "link-rows", test: linkRows, priority: 4, ...alone },
  { name: "shared-slice", test: sharedSlice, priority: 4, ...alone },
  { name: "later-parts", test: laterParts, minShareCount: 2, priority: 4, ...alone },
  { name: "fields", test: inFields, minShareCount: 2, priority: 3, ...alone },
  { name: "summary", test: inSummary, minShareCount: 2, priority: 3, ...alone },
  { name: "shared", test: inShared, minShareCount: 4, priority: 2 },
  {
    name: "parts",
    test: inDesignSystem("", "dialog/|copy-button/|icons/|choice/Switch"),
    minShareCount: 3,
    priority: 1,
    ...alone,
  },
  {
    name: "flows",
    test: (path: string) => laterInPortal.test(path) && laterInBilling.test(path),
    minShareCount: 2,
    priority: 2,
    ...alone,
  },
  { name: "rare-in-billing", test: rareInBilling, minShareCount: 2, priority: 2, ...alone },
  { name: "lists", test: lists, minShareCount: 2, priority: 2, ...alone },
  { name: "billing", test: laterInPortal, minShareCount: 2, priority: 1, ...alone },
];
