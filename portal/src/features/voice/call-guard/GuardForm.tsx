import { useCopy } from "@portico/content-runtime/react";
import { Checkbox, RadioGroup } from "@portico/design-system/choice";
import { FormSection } from "@portico/design-system/form";
import { type BlockedTreatment, type GuardError, validateGuard, type Screening } from "@portico/rules/callGuard";
import { hasFeature } from "@portico/rules/voicePlatform";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import type { CallSettings } from "../model/callSettings.api.ts";
import { selectTypedCallers, type TypedCallers, typedCallersEvents } from "../model/callSettings.slice.ts";
import { useCallCopy } from "../model/callCopy.ts";
import { PartForm } from "../model/PartForm.tsx";
import { type SetLine, usePartForm } from "../model/usePartForm.ts";
import { NumberList } from "./NumberList.tsx";
import { type ListName, listNames, nothingTyped, withTyped } from "./typedNumbers.ts";

export type GuardFormProps = { line: SetLine; data: CallSettings };

/** Both lists first, then screening, anonymous callers, and what a blocked caller gets. */
export function GuardForm({ line, data }: GuardFormProps) {
  const t = useCopy();
  const words = useCallCopy(data);
  const { telephoneNumber } = line;
  const form = usePartForm(line, "guard", (typed) => validateGuard(telephoneNumber, typed));
  const { typed, type } = form;
  const dispatch = useDispatch();
  const numbers = useSelector((root) => selectTypedCallers(root, telephoneNumber)) ?? nothingTyped;
  const setNumbers = (changed: TypedCallers) =>
    void dispatch(typedCallersEvents.typed({ telephoneNumber, typed: changed }));
  const [refused, setRefused] = useState<GuardError[]>([]);
  const isRefused = (field: string) => refused.some((each) => each.field === field);
  const ofOthers = (list: ListName) => refused.filter(({ field }) => field !== list);
  const errors = [...refused, ...form.errors.filter(({ field }) => !isRefused(field))];
  const errorAt = (field: string) => {
    const error = errors.find((each) => each.field === field);
    return error && words.error(error);
  };
  /** Adds what is typed for these lists, unless one of them can't take it; `kept` are errors of other fields. */
  const addTyped = (names: readonly ListName[], kept: readonly GuardError[] = []) => {
    const result = withTyped(telephoneNumber, typed, numbers, names);
    setRefused([...kept, ...result.errors]);
    if (result.errors.length > 0) return { lists: {}, errors: result.errors };
    setNumbers({ ...numbers, ...Object.fromEntries(names.map((name) => [name, ""])) });
    return result;
  };
  const save = () => {
    // A number that was typed and not added is meant to be saved too.
    const { lists, errors: others } = addTyped(listNames.filter((name) => numbers[name].trim() !== ""));
    form.save(lists, others);
  };
  const undo = () => {
    setNumbers(nothingTyped);
    setRefused([]);
    form.undo();
  };
  // The errors of the button that adds a number are only at its field.
  const summary = form.tries > 0 ? errors : form.errors;
  const treatments: BlockedTreatment[] = hasFeature(line, "VOICEMAIL")
    ? ["MESSAGE", "VOICEMAIL", "HANG_UP"]
    : ["MESSAGE", "HANG_UP"];
  return (
    <PartForm
      id="guard"
      title={t("voice.guard.title")}
      form={{ ...form, errors: summary, save, undo }}
      words={words.error}
    >
      {listNames.map((list) => (
        <NumberList
          key={list}
          list={list}
          numbers={typed[list]}
          typed={numbers[list]}
          error={errorAt(list)}
          onType={(text) => {
            setNumbers({ ...numbers, [list]: text });
            setRefused(ofOthers(list));
            // Nothing of the settings changed, but "Saved" isn't true for what is typed.
            type({});
          }}
          onAdd={() => type(addTyped([list], ofOthers(list)).lists)}
          onRemove={(number) => type({ [list]: typed[list].filter((each) => each !== number) })}
        />
      ))}
      <FormSection level={3} title={t("voice.guard.others")}>
        <RadioGroup<Screening>
          legend={t("voice.guard.screening")}
          name="screening"
          hint={t("voice.guard.screeningHint")}
          value={typed.screening}
          options={(["CHALLENGE", "BLOCK", "OFF"] as const).map((screening) => ({
            value: screening,
            label: t("voice.guard.screeningName", { screening }),
          }))}
          onChange={(screening) => type({ screening })}
        />
        <Checkbox
          name="blockAnonymous"
          label={t("voice.guard.blockAnonymous")}
          checked={typed.blockAnonymous}
          onChange={(blockAnonymous) => type({ blockAnonymous })}
        />
        <RadioGroup<BlockedTreatment>
          legend={t("voice.guard.treatment")}
          name="treatment"
          value={typed.treatment}
          options={treatments.map((treatment) => ({
            value: treatment,
            label: t("voice.guard.treatmentName", { treatment }),
          }))}
          onChange={(treatment) => type({ treatment })}
        />
      </FormSection>
    </PartForm>
  );
}
