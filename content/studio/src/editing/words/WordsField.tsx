import { useCopy } from "@portico/content-runtime/react";
import { LiveRegion } from "@portico/design-system/feedback";
import { Text } from "@portico/design-system/text";
import type { Arguments } from "@portico/gate/contract";
import type { Finding } from "@portico/gate/findings";
import type { Language } from "@portico/message/tree";
import { Fragment, type Ref, useId, useMemo, useRef } from "react";
import { useDebouncedAnnouncement } from "../../components/useDebounced.ts";
import { OptionList, typeInto, useCompletion } from "./OptionList.tsx";
import { Problems, type Repairable } from "./Problems.tsx";
import type { Edit } from "./repairs.ts";
import { rangeOf, type Segment, segmentsOf } from "./tokens.ts";
import * as css from "./words.css.ts";

/** Characters that open the autocomplete list. */
const signs = { brace: "{", angle: "<" };

export type WordsFieldProps = {
  language: Language;
  args: Arguments;
  value: string;
  onChange: (text: string) => void;
  /** The findings of this wording, with repairs. */
  found: readonly Repairable[];
  /** Read-only: the user's roles do not allow writing this language. */
  readOnly: boolean;
  /** Whether the user's role would allow writing the wording of one site alone. */
  closedToSite?: boolean;
};

/**
 * The editor field of one language: a real textarea with syntax highlighting behind it, autocomplete from the contract
 * at the caret, and findings while typing.
 */
export function WordsField({
  language,
  args,
  value,
  onChange,
  found,
  readOnly,
  closedToSite = false,
}: WordsFieldProps) {
  const t = useCopy();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const drawn = useRef<HTMLDivElement>(null);
  const completion = useCompletion(field, { args, language }, onChange);
  const { open } = completion;
  const segments = useMemo(
    () =>
      segmentsOf(
        value,
        found.map(({ finding }) => finding),
        open?.caret,
      ),
    [value, found, open?.caret],
  );
  const errors = found.filter(({ finding }) => finding.severity === "error").length;
  const said = useDebouncedAnnouncement(
    found.length === 0 ? "" : t("studio.editor.problem.count", { count: found.length }),
  );
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {t(`studio.editor.language.${language}`)}
      </label>
      <div className={css.box} data-state={errors > 0 ? "invalid" : "valid"}>
        <HighlightedText ref={drawn} language={language} segments={segments} caret={open?.caret} />
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
        {readOnly
          ? t(closedToSite ? "studio.editor.field.readOnly.site" : "studio.editor.field.readOnly")
          : t("studio.editor.field.hint", signs)}
      </Text>
      <LiveRegion urgency="polite" message={said} />
      <Problems
        id={`${id}-found`}
        text={value}
        found={found}
        onShow={(finding) => show(field.current, finding)}
        {...(readOnly ? {} : { onRepair: (edit: Edit) => repair(field.current, edit, onChange) })}
      />
    </div>
  );
}

/** Selects the range that a finding is about. */
function show(field: HTMLTextAreaElement | null, finding: Finding): void {
  const range = field && rangeOf(finding, field.value);
  if (!range) return;
  field.focus();
  field.setSelectionRange(range.start, range.end);
}

function repair(field: HTMLTextAreaElement | null, edit: Edit, onChange: (text: string) => void): void {
  if (field) typeInto(field, edit, edit.put.length, onChange);
}

/**
 * The highlighted copy of the text behind the textarea, hidden from assistive technology; the textarea is what is read
 * and edited.
 */
function HighlightedText({
  language,
  segments,
  caret,
  ref,
}: {
  language: Language;
  segments: readonly Segment[];
  caret: number | undefined;
  ref: Ref<HTMLDivElement>;
}) {
  // An empty last line has no height of its own.
  const isOpen = /(?:^|\n)$/.test(segments.at(-1)?.text ?? "");
  return (
    <div ref={ref} lang={language} aria-hidden="true" className={css.drawn}>
      {segments.map(({ text, start, kind, severity }) => (
        <Fragment key={start}>
          {start === caret ? <span data-caret="" /> : null}
          <span data-kind={kind} className={css.kinds[kind]}>
            {severity ? (
              <span data-severity={severity} className={css.severities[severity]}>
                {text}
              </span>
            ) : (
              text
            )}
          </span>
        </Fragment>
      ))}
      <span data-caret="" />
      {isOpen ? "\u200b" : null}
    </div>
  );
}
