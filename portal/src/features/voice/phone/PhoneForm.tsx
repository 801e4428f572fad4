import { useCopy } from "@portico/content-runtime/react";
import { Checkbox, RadioGroup } from "@portico/design-system/choice";
import { Select, TextField } from "@portico/design-system/field";
import { FormSection } from "@portico/design-system/form";
import { callForwarding, phoneSettings as limits } from "@portico/rules/serviceConstants";
import { validateCallerIdName, storedCallerIdName } from "@portico/rules/phoneSettings";
import { hasFeature } from "@portico/rules/voicePlatform";
import type { CallSettings, PhoneSettings } from "../model/callSettings.api.ts";
import { useCallCopy } from "../model/callCopy.ts";
import { PartForm } from "../model/PartForm.tsx";
import { type SetLine, usePartForm } from "../model/usePartForm.ts";

export type PhoneFormProps = { line: SetLine; data: CallSettings };

/** Do not disturb, voicemail, caller ID. */
export function PhoneForm({ line, data }: PhoneFormProps) {
  const t = useCopy();
  const words = useCallCopy(data);
  const form = usePartForm(line, "phone", ({ callerIdName }) => {
    const code = validateCallerIdName(callerIdName);
    return code ? [{ field: "callerIdName", code }] : [];
  });
  const { typed, type, errors } = form;
  const error = errors.find(({ field }) => field === "callerIdName");
  const sent = storedCallerIdName(typed.callerIdName);
  const rings = Array.from({ length: limits.maxRings - limits.minRings + 1 }, (_, at) => at + limits.minRings);
  return (
    <PartForm id="phone" title={t("voice.phone.title")} form={form} words={words.error}>
      {hasFeature(line, "DO_NOT_DISTURB") && (
        <Checkbox
          name="doNotDisturb"
          label={t("voice.phone.doNotDisturb")}
          hint={t("voice.phone.doNotDisturbHint")}
          checked={typed.doNotDisturb}
          onChange={(doNotDisturb) => type({ doNotDisturb })}
        />
      )}
      {hasFeature(line, "VOICEMAIL") && (
        <FormSection level={3} title={t("voice.phone.voicemail")}>
          <Select
            label={t("voice.phone.rings")}
            name="rings"
            value={String(typed.rings)}
            options={rings.map((count) => ({
              value: String(count),
              label: t("voice.phone.ringCount", { count, seconds: count * callForwarding.secondsPerRing }),
            }))}
            onChange={(count) => type({ rings: Number(count) })}
          />
          <RadioGroup<PhoneSettings["greeting"]>
            legend={t("voice.phone.greeting")}
            name="greeting"
            value={typed.greeting}
            options={(["STANDARD", "NAME", "PERSONAL"] as const).map((greeting) => ({
              value: greeting,
              label: t("voice.phone.greetingName", { greeting }),
              ...(greeting === "PERSONAL" && !line.settings.hasRecordedGreeting
                ? { disabledReason: t("voice.phone.notRecorded") }
                : {}),
            }))}
            onChange={(greeting) => type({ greeting })}
          />
        </FormSection>
      )}
      <FormSection level={3} title={t("voice.phone.callerId")}>
        <TextField
          label={t("voice.phone.callerIdName")}
          name="callerIdName"
          autoComplete="off"
          maxLength={40}
          hint={
            sent === typed.callerIdName
              ? t("voice.phone.callerIdLimit", { max: limits.longestCallerIdName })
              : t("voice.phone.callerIdHint", { max: limits.longestCallerIdName, name: sent })
          }
          value={typed.callerIdName}
          error={error && words.error(error)}
          onChange={(callerIdName) => type({ callerIdName })}
        />
        <Checkbox
          name="hideCallerId"
          label={t("voice.phone.hideCallerId")}
          hint={t("voice.phone.hideCallerIdHint")}
          checked={!typed.showCallerId}
          onChange={(hidden) => type({ showCallerId: !hidden })}
        />
      </FormSection>
    </PartForm>
  );
}
