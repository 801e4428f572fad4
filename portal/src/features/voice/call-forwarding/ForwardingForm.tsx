import { useCopy } from "@portico/content-runtime/react";
import { Checkbox } from "@portico/design-system/choice";
import { FormSection } from "@portico/design-system/form";
import { validateForwarding } from "@portico/rules/callForwarding";
import { hasFeature } from "@portico/rules/voicePlatform";
import type { CallForwarding, CallSettings } from "../model/callSettings.api.ts";
import { useCallCopy } from "../model/callCopy.ts";
import { NumberField } from "../model/NumberField.tsx";
import { PartForm } from "../model/PartForm.tsx";
import { type SetLine, usePartForm } from "../model/usePartForm.ts";
import { AlsoRing } from "./AlsoRing.tsx";
import { ScheduleFields } from "./ScheduleFields.tsx";

export type ForwardingFormProps = { line: SetLine; data: CallSettings };

const conditions = ["busy", "noAnswer", "unreachable"] as const;

/** All calls; calls that are not answered; and other phones that ring too. */
export function ForwardingForm({ line, data }: ForwardingFormProps) {
  const t = useCopy();
  const words = useCallCopy(data);
  const others = data.lines.flatMap(({ telephoneNumber: number, settings }) =>
    settings ? [{ number, forwarding: settings.forwarding }] : [],
  );
  const form = usePartForm(line, "forwarding", (typed) =>
    validateForwarding({ number: line.telephoneNumber, forwarding: typed }, others),
  );
  const { typed, type, errors } = form;
  const { always } = typed;
  const errorAt = (field: string) => {
    const error = errors.find((each) => each.field === field);
    return error && words.error(error);
  };
  const setAlways = (changed: Partial<CallForwarding["always"]>) => type({ always: { ...always, ...changed } });
  return (
    <PartForm id="forwarding" title={t("voice.forwarding.title")} form={form} words={words.error}>
      <FormSection level={3} title={t("voice.forwarding.all")}>
        <Checkbox
          name="alwaysOn"
          label={t("voice.forwarding.allOn")}
          hint={t("voice.forwarding.allHint")}
          checked={always.on}
          onChange={(on) => setAlways({ on })}
        />
        {(always.on || always.to !== null) && (
          <NumberField
            name="always"
            label={t("voice.forwarding.allTo")}
            value={always.to}
            error={errorAt("always")}
            onChange={(to) => setAlways({ to })}
          />
        )}
        {always.on && (
          <ScheduleFields
            schedule={always.schedule}
            timeZone={data.timeZone}
            error={errorAt("schedule")}
            onChange={(schedule) => setAlways({ schedule })}
          />
        )}
      </FormSection>
      <FormSection
        level={3}
        title={t("voice.forwarding.unanswered")}
        description={t("voice.forwarding.unansweredLead")}
      >
        {conditions.map((name) => (
          <NumberField
            key={name}
            name={name}
            label={t("voice.forwarding.when", { condition: name })}
            optional={t("voice.settings.optional")}
            value={typed[name]}
            error={errorAt(name)}
            onChange={(to) => type({ [name]: to })}
          />
        ))}
      </FormSection>
      {hasFeature(line, "SIMULTANEOUS_RING") && (
        <AlsoRing value={typed.alsoRing} errorAt={errorAt} onChange={(alsoRing) => type({ alsoRing })} />
      )}
    </PartForm>
  );
}
