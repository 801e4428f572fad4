#!/usr/bin/env node
// Names of 0.3.0: `variant` for every kind of look, the tones info, success, warning and critical, `onOpenChange` for
// everything that opens, `labels` for text passed to a component, `ref` for the element, `VirtualizedTable`. Changes
// them in the given files and folders:
//
//   node node_modules/@portico/design-system/codemods/0.3.0-names.mjs src
//
// Needs the `typescript` package of the project that it runs in. Prints the changed files; idempotent. It changes props
// and literal values in them; the compiler reports values that come from elsewhere, such as a table of tones.
import { changingMembers, changingProps, inOrder } from "./props.mjs";
import { renaming, runAsCommand } from "./rename.mjs";

const entry = (name) => `@portico/design-system/${name}`;

export const tones = { note: "info", good: "success", attention: "warning", bad: "critical" };
const toned = { values: { tone: tones } };
const withRef = { props: { fieldRef: "ref", optional: "optionalLabel" } };
const closing = { props: { onClose: "onOpenChange" } };
const variant = { props: { look: "variant" } };
const surface = { props: { tone: "variant" } };
const severe = { danger: "critical", plain: "neutral" };

/** New props, by entry point and component. */
export const propChanges = {
  [entry("alert")]: { Alert: toned },
  [entry("badge")]: { Badge: toned, StatusDot: toned },
  [entry("banner")]: { Banner: toned },
  [entry("button")]: {
    Button: { props: { wide: "fullWidth" } },
    ButtonLink: { props: { wide: "fullWidth" } },
    IconButton: { props: { tone: "variant", buttonRef: "ref" } },
    PopupButton: { props: { kind: "popupRole", buttonRef: "ref" } },
  },
  [entry("calendar")]: { DateField: withRef },
  [entry("card")]: { Card: surface, StatusCard: { props: { state: "tone" }, values: { state: tones } } },
  [entry("choice")]: {
    CheckboxGroup: { props: { all: "selectAllLabel" } },
    RadioGroup: variant,
    Segmented: surface,
    Switch: { props: { words: "labels" } },
  },
  [entry("combobox")]: { Combobox: withRef },
  [entry("countdown")]: { Countdown: { props: { words: "valueText" } } },
  [entry("description-list")]: { DescriptionList: variant },
  [entry("dialog")]: {
    AlertDialog: { props: { onEscape: "onOpenChange" } },
    ConfirmDialog: { values: { tone: severe } },
    Dialog: closing,
    Drawer: closing,
  },
  [entry("disclosure")]: {
    Accordion: { props: { onChange: "onOpenChange", one: "single" } },
    Disclosure: { props: { onToggle: "onOpenChange" } },
  },
  [entry("field")]: {
    CardNumberField: withRef,
    ExpiryField: withRef,
    MoneyField: withRef,
    PasswordField: withRef,
    PhoneField: withRef,
    SecurityCodeField: withRef,
    Select: withRef,
    TextArea: withRef,
    TextField: withRef,
    ZipField: withRef,
  },
  [entry("file-field")]: { FileField: { props: { optional: "optionalLabel" } } },
  [entry("layout")]: { Box: surface },
  [entry("menu")]: { Menu: variant },
  [entry("money")]: { DateText: { props: { look: "format" } } },
  [entry("popover")]: { Popover: { props: { look: "variant", onToggle: "onOpenChange" } } },
  [entry("progress")]: { ProgressBar: { props: { kind: "role" }, values: { kind: { progress: "progressbar" } } } },
  [entry("reorderable-list")]: { ReorderableList: { props: { words: "labels" } } },
  [entry("text")]: { Text: toned },
};

/** New colour roles: one family of names per tone. */
export const colorRoles = {
  note: "info",
  noteTint: "infoTint",
  noteLine: "infoLine",
  good: "success",
  goodTint: "successTint",
  goodLine: "successLine",
  spark: "warningFill",
  sparkInk: "warning",
  sparkTint: "warningTint",
  sparkLine: "warningLine",
  onSpark: "onWarning",
  bad: "critical",
  badTint: "criticalTint",
  badLine: "criticalLine",
  badFill: "criticalFill",
  badFillHover: "criticalFillHover",
  onBad: "onCritical",
};

export const names = inOrder(
  renaming(entry("calendar"), {
    OpeningWords: "OpenLabels",
    RangeWords: "RangeLabels",
    writeTypedDate: "formatTypedDate",
  }),
  renaming(entry("button"), { PopupButtonLook: "PopupButtonVariant" }),
  renaming(entry("card"), { StatusCardState: "StatusCardTone" }),
  renaming(entry("money"), { writeMoney: "formatMoney" }),
  renaming(entry("reorderable-list"), { ReorderableWords: "ReorderableLabels" }),
  renaming(entry("table"), {
    LongTable: "VirtualizedTable",
    LongTableProps: "VirtualizedTableProps",
    LongColumn: "VirtualizedColumn",
  }),
  renaming(entry("tokens"), { contrastFaults: "contrastFailures" }),
  changingProps(propChanges),
  changingMembers(entry("theme"), "vars", "color", colorRoles),
);

runAsCommand(import.meta.url, names);
