import { useCopy } from "@portico/content-runtime/react";
import { Checkbox, RadioGroup } from "@portico/design-system/choice";
import { FormSection } from "@portico/design-system/form";
import { type BlockedTreatment, guardFaults, type Screening } from "@portico/rules/callGuard";
import { hasFeature } from "@portico/rules/voicePlatform";
import type { CallSettings } from "../model/callSettings.api.ts";
import { useCallWords } from "../model/callWords.ts";
import { PartForm } from "../model/PartForm.tsx";
import { type SetLine, usePartForm } from "../model/usePartForm.ts";
import { NumberList } from "./NumberList.tsx";

export type GuardFormProps = { line: SetLine; data: CallSettings };

/** Both lists first, then screening, anonymous callers, and what a blocked caller gets. */
export function GuardForm({ line, data }: GuardFormProps) {
  const t = useCopy();
  const words = useCallWords(data);
  const { telephoneNumber } = line;
  const form = usePartForm(line, "guard", (typed) => guardFaults(telephoneNumber, typed));
  const { typed, type, faults } = form;
  const errorAt = (field: string) => {
    const fault = faults.find((each) => each.field === field);
    return fault && words.fault(fault);
  };
  const treatments: BlockedTreatment[] = hasFeature(line, "VOICEMAIL")
    ? ["MESSAGE", "VOICEMAIL", "HANG_UP"]
    : ["MESSAGE", "HANG_UP"];
  return (
    <PartForm id="guard" title={t("voice.guard.title")} form={form} words={words.fault}>
      <NumberList
        list="blocked"
        line={telephoneNumber}
        numbers={typed.blocked}
        other={typed.allowed}
        error={errorAt("blocked")}
        onChange={(blocked) => type({ blocked })}
      />
      <NumberList
        list="allowed"
        line={telephoneNumber}
        numbers={typed.allowed}
        other={typed.blocked}
        error={errorAt("allowed")}
        onChange={(allowed) => type({ allowed })}
      />
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
