import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { concernedByTerm } from "@portico/gate/permissions";
import { Button } from "@portico/design-system/button";
import { Dialog } from "@portico/design-system/dialog";
import { ErrorSummary } from "@portico/design-system/error-summary";
import { TextField } from "@portico/design-system/field";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { type SyntheticEvent, useState } from "react";
import { LeaveQuestion } from "../../components/LeaveQuestion.tsx";
import { ProblemAlert } from "../../components/ProblemAlert.tsx";
import { useUnsavedChanges } from "../../components/useUnsavedChanges.ts";
import { useAction } from "../../data/useAction.ts";
import { useMayTake } from "../../session/sessionContext.ts";
import { saveTerm, type Term } from "./glossary.api.ts";
import { emptyTerm, sameTyped, validateTerm, termFrom, typedFrom, type TypedTerm } from "./terms.ts";

export type TermDialogProps = {
  /** The term to edit; undefined for a new one. */
  term: Term | undefined;
  terms: readonly Term[];
  may: TermRights;
  onClose: () => void;
  /** Called with the announcement. */
  onSaved: (words: string) => void;
};

const form = "term";
const nameOf = (field: string) => `term-${field}`;

/** Adds or edits a term. An error keeps the typed input. */
export function TermDialog({ term, terms, may, onClose, onSaved }: TermDialogProps) {
  const t = useCopy();
  const [start] = useState(term ? typedFrom(term) : emptyTerm);
  const [typed, setTyped] = useState(start);
  const changes = useUnsavedChanges(!sameTyped(typed, start), "lost");
  const close = () => changes.askBefore(onClose);
  const [tries, setTries] = useState(0);
  const [theirs, setTheirs] = useState<Term>();
  const { state, run, reset } = useAction(saveTerm);
  const found = validateTerm(
    typed,
    terms.filter(({ id }) => id !== term?.id),
  );
  const errors =
    tries === 0
      ? []
      : found.map((error) => ({
          fieldName: nameOf(error.split(".")[0] ?? ""),
          message: t(`studio.glossary.${error}`),
        }));
  const save = async () => {
    setTries(tries + 1);
    if (found.length > 0) return;
    // After showing a conflict, the next save is based on the other user's version.
    const answer = await run({ from: theirs ?? term, term: termFrom(typed) });
    if (answer.ok) onSaved(t("studio.glossary.saved", { term: answer.data.en }));
    else if (answer.problem.status === 412) setTheirs(answer.problem.theirs as Term);
  };
  const takeTheirs = (latest: Term) => {
    setTyped(typedFrom(latest));
    reset();
  };
  const busy = state.phase === "running";
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!busy) void save();
  };
  const footer = (
    <>
      <Button variant="secondary" onPress={close}>
        {t("studio.glossary.cancel")}
      </Button>
      <Button type="submit" form={form} busy={busy ? t("studio.glossary.busy") : undefined}>
        {t("studio.glossary.save")}
      </Button>
    </>
  );
  return (
    <>
      <Dialog
        open
        title={term ? t("studio.glossary.change", { term: term.en }) : t("studio.glossary.add")}
        closeLabel={t("studio.shell.close")}
        footer={footer}
        onOpenChange={close}
      >
        <form id={form} noValidate onSubmit={submit}>
          <Stack gap="large">
            {errors.length > 1 && (
              <ErrorSummary
                title={t("studio.glossary.problems", { count: errors.length })}
                errors={errors}
                focusOn={tries}
              />
            )}
            {state.phase === "refused" &&
              (state.problem.status === 412 && theirs ? (
                <TermConflict theirs={theirs} onTake={takeTheirs} />
              ) : (
                <ProblemAlert problem={state.problem} />
              ))}
            <TermFields typed={typed} may={may} errors={errors} onChange={setTyped} />
          </Stack>
        </form>
      </Dialog>
      <LeaveQuestion changes={changes} />
    </>
  );
}

type TermFieldsProps = {
  typed: TypedTerm;
  may: TermRights;
  errors: readonly { fieldName: string; message: string }[];
  onChange: (typed: TypedTerm) => void;
};

function TermFields({ typed, may, errors, onChange }: TermFieldsProps) {
  const t = useCopy();
  const wiring = (field: keyof TypedTerm) => ({
    name: nameOf(field),
    label: t(`studio.glossary.column.${field}`),
    value: typed[field],
    error: errors.find(({ fieldName }) => fieldName === nameOf(field))?.message,
    onChange: (value: string) => onChange({ ...typed, [field]: value }),
  });
  const optional = t("studio.glossary.optional");
  return (
    <>
      {may.english ? (
        <TextField {...wiring("en")} maxLength={100} />
      ) : (
        <Fixed label={t("studio.glossary.column.en")} words={typed.en} lang="en" />
      )}
      {may.spanish ? (
        <>
          <TextField {...wiring("es")} maxLength={100} />
          <TextField {...wiring("avoid")} optionalLabel={optional} hint={t("studio.glossary.avoid.hint")} />
          <TextField
            {...wiring("note")}
            optionalLabel={optional}
            hint={t("studio.glossary.note.hint")}
            maxLength={500}
          />
        </>
      ) : (
        <Fixed label={t("studio.glossary.column.es")} words={typed.es} lang="es" />
      )}
    </>
  );
}

/** A read-only side of the term, not covered by the user's role. */
function Fixed({ label, words, lang }: { label: string; words: string; lang: "en" | "es" }) {
  return (
    <Stack gap="xsmall">
      <Text size="small" weight="strong">
        {label}
      </Text>
      <Text>
        <span lang={lang}>{words}</span>
      </Text>
    </Stack>
  );
}

/**
 * Edit conflict: shows what another user saved meanwhile. The fields keep the typed input, and saving again overwrites
 * the saved term.
 */
function TermConflict({ theirs, onTake }: { theirs: Term; onTake: (theirs: Term) => void }) {
  const t = useCopy();
  const { author, en, es, avoid } = theirs;
  const take = (
    <Button variant="secondary" size="compact" onPress={() => onTake(theirs)}>
      {t("studio.glossary.clash.take")}
    </Button>
  );
  return (
    <Alert
      tone="warning"
      toneLabel={t("studio.shell.tone.warning")}
      title={t("studio.glossary.clash.title", { author })}
      live="assertive"
      action={take}
    >
      {avoid.length > 0
        ? t("studio.glossary.clash.nowAvoiding", { en, es, avoid: avoid.join(", ") })
        : t("studio.glossary.clash.now", { en, es })}{" "}
      {t("studio.glossary.clash.next")}
    </Alert>
  );
}

/**
 * Which sides of a term the user may edit. The glossary applies to both sites and all namespaces, so it needs a role
 * without limits on these.
 */
export type TermRights = { english: boolean; spanish: boolean };

const blank = { en: "", es: "", note: "", avoid: [] };

/** Derives the rights from the authorization table, with a sample change of each side. */
export function useTermRights(): TermRights {
  const english = useMayTake("changeTerm", { items: [concernedByTerm(blank, { ...blank, en: "other" })] });
  const spanish = useMayTake("changeTerm", { items: [concernedByTerm(blank, { ...blank, es: "otro" })] });
  return { english, spanish };
}
