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
const month = { label: "Date", value: "", onChange: nothing, today: "2026-11-21", previousLabel: "Previous", nextLabel: "Next" } as const;
const pages = { label: "Pages", page: 1, pages: 3, pageLabel: (page: number) => `Page ${page}`, previousLabel: "Previous", nextLabel: "Next", position: () => "Page 1 of 3" };

/** What compiles: each line below differs from one of these in a single point. */
export const possible = [
  <IconButton key="icon" label="Close" icon={<CloseIcon />} />,
  <Alert key="alert" tone="bad" toneLabel="Problem">No</Alert>,
  <TextField key="field" {...words} />,
  <TextArea key="area" {...words} maxLength={100} remaining={(left) => `${left} left`} />,
  <Tag key="tag" onRemove={nothing} removeLabel="Remove Paid">Paid</Tag>,
  <Calendar key="calendar" {...month} max={{ date: "2026-12-21", reason: "Choose an earlier day." }} />,
  <ActionCard key="card" title="Pay" href="/pay" />,
  <Combobox key="combobox" {...words} options={[]} clearLabel="Clear" found={String} noneFound="None" onInput={nothing} busy="Searching" />,
  <Pagination key="pagination" {...pages} onPage={nothing} />,
];

/** What must not compile: each line is refused by the types, or the check of this file fails. */
export const impossible = [
  // @ts-expect-error An icon without a name.
  <IconButton key="icon" icon={<CloseIcon />} />,
  // @ts-expect-error A colour without its word.
  <Alert key="alert" tone="bad">No</Alert>,
  // @ts-expect-error A field without a label.
  <TextField key="field" {...{ ...words, label: undefined }} />,
  // @ts-expect-error A limit without the words that say what is left.
  <TextArea key="area" {...words} maxLength={100} />,
  // @ts-expect-error A cross without a name.
  <Tag key="tag" onRemove={nothing}>Paid</Tag>,
  // @ts-expect-error A last day without its reason.
  <Calendar key="calendar" {...month} max={{ date: "2026-12-21" }} />,
  // @ts-expect-error A card that is a link and a button.
  <ActionCard key="card" title="Pay" href="/pay" onPress={nothing} />,
  // @ts-expect-error Searching, where nobody is asked to search.
  <Combobox key="combobox" {...words} options={[]} clearLabel="Clear" found={String} noneFound="None" busy="Searching" />,
  // @ts-expect-error Pages that are links and buttons.
  <Pagination key="pagination" {...pages} href={(page: number) => `?page=${page}`} onPage={nothing} />,
];
