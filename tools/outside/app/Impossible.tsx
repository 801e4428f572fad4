import { Alert } from "@portico/design-system/alert";
import { Tag } from "@portico/design-system/badge";
import { IconButton } from "@portico/design-system/button";
import { Calendar } from "@portico/design-system/calendar";
import { ActionCard } from "@portico/design-system/card";
import { Combobox } from "@portico/design-system/combobox";
import { TextArea, TextField } from "@portico/design-system/field";
import { CloseIcon } from "@portico/design-system/icons";
import { Pagination } from "@portico/design-system/pagination";

const nothing = () => undefined;
const words = { name: "note", label: "Note", value: "", onChange: nothing };
const month = {
  label: "Date",
  value: "",
  onChange: nothing,
  today: "2026-11-21",
  previousLabel: "Previous",
  nextLabel: "Next",
} as const;
const pages = {
  label: "Pages",
  page: 1,
  pages: 3,
  pageLabel: (page: number) => `Page ${page}`,
  previousLabel: "Previous",
  nextLabel: "Next",
  position: () => "Page 1 of 3",
};

/** Valid usage: each line below differs from one of these in one respect. */
export const possible = [
  <IconButton key="icon" label="Close" icon={<CloseIcon />} />,
  <Alert key="alert" tone="critical" toneLabel="Problem">
    No
  </Alert>,
  <TextField key="field" {...words} />,
  <TextArea key="area" {...words} maxLength={100} remaining={(left) => `${left} left`} />,
  <Tag key="tag" onRemove={nothing} removeLabel="Remove Paid">
    Paid
  </Tag>,
  <Calendar key="calendar" {...month} max={{ date: "2026-12-21", reason: "Choose an earlier day." }} />,
  <ActionCard key="card" title="Pay" href="/pay" />,
  <Combobox
    key="combobox"
    {...words}
    options={[]}
    clearLabel="Clear"
    found={String}
    noneFound="None"
    onInput={nothing}
    busy="Searching"
  />,
  <Pagination key="pagination" {...pages} onPage={nothing} />,
];

/** Invalid usage: the types must reject each line, or the type check of this file fails. */
export const impossible = [
  // @ts-expect-error An icon without a name.
  <IconButton key="icon" icon={<CloseIcon />} />,
  // @ts-expect-error A colour without its text.
  <Alert key="alert" tone="critical">
    No
  </Alert>,
  // @ts-expect-error A field without a label.
  <TextField key="field" {...{ ...words, label: undefined }} />,
  // @ts-expect-error A limit without the text for the remaining characters.
  <TextArea key="area" {...words} maxLength={100} />,
  // @ts-expect-error A close button without a name.
  <Tag key="tag" onRemove={nothing}>
    Paid
  </Tag>,
  // @ts-expect-error A last day without its reason.
  <Calendar key="calendar" {...month} max={{ date: "2026-12-21" }} />,
  // @ts-expect-error A card that is a link and a button.
  <ActionCard key="card" title="Pay" href="/pay" onPress={nothing} />,
  // @ts-expect-error `busy` without a search callback.
  <Combobox
    key="combobox"
    {...words}
    options={[]}
    clearLabel="Clear"
    found={String}
    noneFound="None"
    busy="Searching"
  />,
  // @ts-expect-error Pages that are links and buttons.
  <Pagination key="pagination" {...pages} href={(page: number) => `?page=${page}`} onPage={nothing} />,
];
