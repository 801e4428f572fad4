/** A success criterion of WCAG 2.2, and what tests it. axe's rules are found by their own tags. */
export type Criterion = {
  id: string;
  name: string;
  level: "A" | "AA";
  /** Rules of the audit of stories, by the names in its findings. */
  rules?: readonly string[];
  /** Test files that prove behaviour that no engine sees. */
  tests?: readonly string[];
  /** Why it does not apply to the product. */
  notApplicable?: string;
  /** What only a person can judge, and nobody has in the run of the report. */
  byPerson?: string;
};

const noVideo = "There is no video.";
const ds = (path: string) => `design-system/src/${path}.test.tsx`;
const portal = (path: string) => `portal/src/${path}`;
const journey = (name: string) => `e2e/journeys/${name}.spec.ts`;

/** All criteria of levels A and AA, in their order. 4.1.1 was removed in 2.2. */
export const criteria: readonly Criterion[] = [
  {
    ...{ id: "1.1.1", name: "Non-text Content", level: "A" },
    tests: [ds("chart/Chart"), ds("icons/Icons")],
    byPerson: "Whether each text alternative says what its picture says.",
  },
  {
    ...{ id: "1.2.1", name: "Audio-only and Video-only (Prerecorded)", level: "A" },
    tests: [portal("features/voice/messages/VoiceMessages.test.tsx")],
    byPerson: "Whether the transcript of a voice message is what was said: it comes from the telephone network.",
  },
  { id: "1.2.2", name: "Captions (Prerecorded)", level: "A", notApplicable: noVideo },
  { id: "1.2.3", name: "Audio Description or Media Alternative (Prerecorded)", level: "A", notApplicable: noVideo },
  { id: "1.2.4", name: "Captions (Live)", level: "AA", notApplicable: noVideo },
  { id: "1.2.5", name: "Audio Description (Prerecorded)", level: "AA", notApplicable: noVideo },
  {
    ...{ id: "1.3.1", name: "Info and Relationships", level: "A" },
    rules: ["nested"],
    tests: [ds("form/Form"), ds("table/Table"), ds("description-list/DescriptionList")],
    byPerson: "Whether headings and lists describe the structure that is seen.",
  },
  {
    ...{ id: "1.3.2", name: "Meaningful Sequence", level: "A" },
    rules: ["order"],
    byPerson: "Whether text that takes no focus is read in a sensible order.",
  },
  {
    ...{ id: "1.3.3", name: "Sensory Characteristics", level: "A" },
    byPerson: "Whether any instruction relies on shape, place or sound alone.",
  },
  {
    ...{ id: "1.3.4", name: "Orientation", level: "AA" },
    byPerson: "Whether both orientations work on a device. Nothing locks one.",
  },
  {
    ...{ id: "1.3.5", name: "Identify Input Purpose", level: "AA" },
    byPerson: "Whether every field about the user has a purpose of the list where one fits.",
  },
  {
    ...{ id: "1.4.1", name: "Use of Color", level: "A" },
    rules: ["forced colours"],
    tests: [ds("badge/Badge"), ds("chart/Chart")],
    byPerson: "Whether color alone ever carries a meaning.",
  },
  {
    ...{ id: "1.4.2", name: "Audio Control", level: "A" },
    tests: [portal("features/voice/messages/VoiceMessages.test.tsx")],
  },
  { id: "1.4.3", name: "Contrast (Minimum)", level: "AA", tests: [ds("theme/contrast")] },
  { id: "1.4.4", name: "Resize Text", level: "AA", rules: ["200 % text"] },
  { id: "1.4.5", name: "Images of Text", level: "AA", byPerson: "Whether a picture holds text. None is meant to." },
  { id: "1.4.10", name: "Reflow", level: "AA", rules: ["320 px"] },
  {
    ...{ id: "1.4.11", name: "Non-text Contrast", level: "AA" },
    rules: ["focus visible"],
    tests: [ds("theme/contrast")],
    byPerson: "Parts of charts and icons beside each other.",
  },
  { id: "1.4.12", name: "Text Spacing", level: "AA", rules: ["text spacing"] },
  {
    ...{ id: "1.4.13", name: "Content on Hover or Focus", level: "AA" },
    tests: [ds("tooltip/Tooltip"), ds("popover/Popover")],
  },
  {
    ...{ id: "2.1.1", name: "Keyboard", level: "A" },
    rules: ["reachable", "pressing"],
    tests: [
      journey("keyboard"),
      journey("keyboardBilling"),
      journey("keyboardUsers"),
      journey("keyboardServices"),
      journey("keyboardVisit"),
      journey("keyboardOrders"),
      journey("keyboardOutages"),
      journey("keyboardAddOns"),
      journey("keyboardProperty"),
      journey("keyboardSettings"),
      journey("keyboardRecovery"),
      journey("keyboardSupport"),
      journey("keyboardOperations"),
      journey("communityChannels"),
      journey("studio"),
      journey("studioPublish"),
    ],
  },
  { id: "2.1.2", name: "No Keyboard Trap", level: "A", rules: ["no trap"], tests: [ds("dialog/Dialog")] },
  {
    ...{ id: "2.1.4", name: "Character Key Shortcuts", level: "A" },
    notApplicable: "No shortcut is a single character; the Studio saves with Ctrl or Cmd and S.",
  },
  {
    ...{ id: "2.2.1", name: "Timing Adjustable", level: "A" },
    tests: [journey("timeout"), portal("features/session/timeout/sessionTimers.flow.test.ts")],
  },
  {
    ...{ id: "2.2.2", name: "Pause, Stop, Hide", level: "A" },
    rules: ["reduced motion"],
    byPerson: "Whether what updates by itself ever distracts. It never moves by itself for more than five seconds.",
  },
  {
    ...{ id: "2.3.1", name: "Three Flashes or Below Threshold", level: "A" },
    byPerson: "Whether anything flashes. Nothing is meant to.",
  },
  { id: "2.4.1", name: "Bypass Blocks", level: "A", tests: [portal("app/shell.test.tsx"), journey("keyboard")] },
  { id: "2.4.2", name: "Page Titled", level: "A", tests: [portal("app/everyRoute.test.tsx")] },
  {
    ...{ id: "2.4.3", name: "Focus Order", level: "A" },
    rules: ["order", "opening"],
    tests: [ds("dialog/Dialog"), journey("keyboardVisit"), journey("keyboardOutages"), journey("keyboardProperty")],
  },
  {
    ...{ id: "2.4.4", name: "Link Purpose (In Context)", level: "A" },
    tests: [ds("link/Link")],
    byPerson: "Whether each link says where it leads.",
  },
  {
    ...{ id: "2.4.5", name: "Multiple Ways", level: "AA" },
    tests: [portal("app/shell.test.tsx"), portal("features/support/support.test.tsx")],
  },
  {
    ...{ id: "2.4.6", name: "Headings and Labels", level: "AA" },
    byPerson: "Whether headings and labels describe their topic. The copy was read in both languages by its writers.",
  },
  { id: "2.4.7", name: "Focus Visible", level: "AA", rules: ["focus visible"], tests: [journey("keyboardServices")] },
  { id: "2.4.11", name: "Focus Not Obscured (Minimum)", level: "AA", rules: ["focus in sight"] },
  {
    ...{ id: "2.5.1", name: "Pointer Gestures", level: "A" },
    tests: [portal("features/outages/outages.test.tsx"), ds("reorderable-list/ReorderableList")],
  },
  {
    ...{ id: "2.5.2", name: "Pointer Cancellation", level: "A" },
    tests: [ds("button/Button"), ds("reorderable-list/ReorderableList")],
  },
  { id: "2.5.3", name: "Label in Name", level: "A", byPerson: "Names of controls that have no text of their own." },
  { id: "2.5.4", name: "Motion Actuation", level: "A", notApplicable: "Nothing is operated by moving the device." },
  { id: "2.5.7", name: "Dragging Movements", level: "AA", tests: [ds("reorderable-list/ReorderableList")] },
  { id: "2.5.8", name: "Target Size (Minimum)", level: "AA", rules: ["target size"] },
  { id: "3.1.1", name: "Language of Page", level: "A", tests: [journey("start")] },
  {
    ...{ id: "3.1.2", name: "Language of Parts", level: "AA" },
    tests: ["e2e/crawler/everything.spec.ts"],
    byPerson: "What people wrote themselves: its language is not known.",
  },
  { id: "3.2.1", name: "On Focus", level: "A", rules: ["opening"] },
  { id: "3.2.2", name: "On Input", level: "A", tests: [ds("choice/RadioGroup"), ds("combobox/Combobox")] },
  { id: "3.2.3", name: "Consistent Navigation", level: "AA", tests: [portal("app/everyRoute.test.tsx")] },
  {
    ...{ id: "3.2.4", name: "Consistent Identification", level: "AA" },
    tests: ["content/gate/src/houseStyle.test.ts"],
    byPerson: "Whether the same function has the same name everywhere.",
  },
  {
    id: "3.2.6",
    name: "Consistent Help",
    level: "A",
    tests: [journey("contact"), journey("support"), portal("app/shell/Banner.test.tsx")],
  },
  {
    ...{ id: "3.3.1", name: "Error Identification", level: "A" },
    tests: [ds("error-summary/ErrorSummary"), ds("form/Form")],
  },
  { id: "3.3.2", name: "Labels or Instructions", level: "A", tests: [ds("field/TextField"), ds("field/TextArea")] },
  {
    ...{ id: "3.3.3", name: "Error Suggestion", level: "AA" },
    tests: [portal("features/billing/pay-once/PayOnceFlow.test.tsx"), portal("features/billing/failures.test.tsx")],
    byPerson: "Whether every message says what to do.",
  },
  {
    ...{ id: "3.3.4", name: "Error Prevention (Legal, Financial, Data)", level: "AA" },
    tests: [journey("pay"), journey("autoPay"), journey("keyboardOrders"), journey("exactlyOncePayment")],
  },
  { id: "3.3.7", name: "Redundant Entry", level: "A", tests: [journey("reload")] },
  {
    ...{ id: "3.3.8", name: "Accessible Authentication (Minimum)", level: "AA" },
    tests: [ds("field/PasswordField"), journey("keyboardRecovery")],
    byPerson: "Whether password managers fill in every form.",
  },
  { id: "4.1.2", name: "Name, Role, Value", level: "A", rules: ["pressing"] },
  {
    ...{ id: "4.1.3", name: "Status Messages", level: "AA" },
    tests: [ds("alert/Alert"), ds("toast/Toast"), ds("feedback/Feedback")],
    byPerson: "How screen readers speak them.",
  },
];
