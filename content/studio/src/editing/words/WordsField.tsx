import { useCopy } from "@portico/content-runtime/react";
import { LiveRegion } from "@portico/design-system/feedback";
import { Text } from "@portico/design-system/text";
import type { Arguments } from "@portico/gate/contract";
import type { Finding } from "@portico/gate/findings";
import type { Language } from "@portico/message/tree";
import { useId, useMemo, useRef } from "react";
import { useSettled } from "../../components/useSettled.ts";
import { Drawn } from "./Drawn.tsx";
import { rangeOf } from "./findingRange.ts";
import { OptionList } from "./OptionList.tsx";
import { Problems, type Repairable } from "./Problems.tsx";
import type { Edit } from "./repairs.ts";
import { stretchesOf } from "./stretches.ts";
import { typeInto } from "./typing.ts";
import { useCompletion } from "./useCompletion.ts";
import * as css from "./words.css.ts";

/** What opens a list of suggestions. */
const signs = { brace: "{", angle: "<" };

export type WordsFieldProps = {
  language: Language;
  args: Arguments;
  value: string;
  onChange: (text: string) => void;
  /** What the gate says of these words, with a repair where there is one. */
  found: readonly Repairable[];
  /** Shown to read: somebody's roles do not let them write this language. */
  readOnly: boolean;
  /** Whether one's role would let one write the words of one site alone. */
  closedToSite?: boolean;
};

/**
 * The words of one language: a real text area whose arguments, choices and tags are drawn behind it, with what the contract offers at the
 * caret and what the gate finds, as somebody types.
 */
export function WordsField({ language, args, value, onChange, found, readOnly, closedToSite = false }: WordsFieldProps) {
  const t = useCopy();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const drawn = useRef<HTMLDivElement>(null);
  const completion = useCompletion(field, { args, language }, onChange);
  const { open } = completion;
  const stretches = useMemo(() => stretchesOf(value, found.map(({ finding }) => finding), open?.caret), [value, found, open?.caret]);
  const errors = found.filter(({ finding }) => finding.severity === "error").length;
  const said = useSettled(found.length === 0 ? "" : t("studio.editor.problem.count", { count: found.length }));
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {t(`studio.editor.language.${language}`)}
      </label>
      <div className={css.box} data-state={errors > 0 ? "invalid" : "valid"}>
        <Drawn ref={drawn} stretches={stretches} caret={open?.caret} />
        <textarea
          ref={field}
          id={id}
          lang={language}
          value={value}
          readOnly={readOnly}
          spellCheck
          aria-invalid={errors > 0 ? true : undefined}
          aria-describedby={`${id}-hint${found.length > 0 ? ` ${id}-found` : ""}`}
          aria-autocomplete="list"
          aria-controls={open ? completion.listId : undefined}
          aria-activedescendant={open && completion.optionId(open.marked)}
          className={css.written}
          onChange={({ currentTarget }) => {
            onChange(currentTarget.value);
            completion.follow(currentTarget.value, currentTarget.selectionStart);
          }}
          onKeyDown={readOnly ? undefined : completion.onKeyDown}
          onClick={completion.close}
          onBlur={completion.close}
        />
        <OptionList completion={completion} drawnRef={drawn} />
      </div>
      <Text size="small" tone="quiet" id={`${id}-hint`}>
        {readOnly ? t(closedToSite ? "studio.editor.field.readOnly.site" : "studio.editor.field.readOnly") : t("studio.editor.field.hint", signs)}
      </Text>
      <LiveRegion urgency="polite" message={said} />
      <Problems id={`${id}-found`} text={value} found={found} onShow={(finding) => show(field.current, finding)} {...(readOnly ? {} : { onRepair: (edit: Edit) => repair(field.current, edit, onChange) })} />
    </div>
  );
}

/** Puts the focus on the stretch that a finding is about. */
function show(field: HTMLTextAreaElement | null, finding: Finding): void {
  const range = field && rangeOf(finding, field.value);
  if (!range) return;
  field.focus();
  field.setSelectionRange(range.start, range.end);
}

function repair(field: HTMLTextAreaElement | null, edit: Edit, onChange: (text: string) => void): void {
  if (field) typeInto(field, edit, edit.put.length, onChange);
}
