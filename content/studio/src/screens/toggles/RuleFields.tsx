import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Checkbox } from "@portico/design-system/choice";
import { Select } from "@portico/design-system/field";
import { Inline, Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import { useId } from "react";
import { useToggleText } from "../../components/useToggleText.ts";
import { raised, type RuleForm, withNewRule, withoutRule, withRule } from "./definitionForm.ts";
import { RuleCard } from "./RuleCard.tsx";
import type { Finding, Toggle } from "./toggles.api.ts";
import type { ToggleFormError } from "./useToggleForm.ts";
import { ValueFields } from "./ValueFields.tsx";

export type RuleFieldsProps = {
  toggle: Toggle;
  form: RuleForm;
  errors: readonly ToggleFormError[];
  findings: readonly Finding[];
  onChange: (form: RuleForm) => void;
};

/** The variants, the rules in order, and the default variant. */
export function RuleFields({ toggle, form, errors, findings, onChange }: RuleFieldsProps) {
  const t = useCopy();
  const options = useVariantOptions(toggle, form);
  const id = useId();
  const remove = (rule: number) => {
    onChange(withoutRule(form, rule));
    // The button disappears with the rule.
    document.getElementById(id)?.focus();
  };
  return (
    <Stack gap="large">
      <InForce toggle={toggle} form={form} onChange={onChange} />
      {toggle.type !== "boolean" && (
        <ValueFields toggle={toggle} form={form} errors={errors} findings={findings} onChange={onChange} />
      )}
      <Stack gap="medium">
        <Heading level={3} id={id} focusable>
          {t("studio.toggles.edit.rules")}
        </Heading>
        <Text size="small">{t("studio.toggles.edit.rules.hint")}</Text>
        {form.rules.map((rule, index) => (
          <RuleCard
            key={rule.id}
            rule={rule}
            number={index + 1}
            options={options}
            wrongShare={errors.includes(`percent-${rule.id}`)}
            onChange={(changes) => onChange(withRule(form, rule.id, changes))}
            onRemove={() => remove(rule.id)}
            onRaise={index === 0 ? undefined : () => onChange(raised(form, rule.id))}
          />
        ))}
        <Inline>
          <Button variant="secondary" size="compact" onPress={() => onChange(withNewRule(form))}>
            {t("studio.toggles.edit.rule.add")}
          </Button>
        </Inline>
      </Stack>
      <Select
        label={t("studio.toggles.edit.else")}
        name="usual"
        value={form.usual}
        options={options}
        onChange={(usual) => onChange({ ...form, usual })}
      />
    </Stack>
  );
}

/** Whether the rules are in effect; for a setting, whether it overrides the environment's value. */
function InForce({ toggle: { kind, environmentValue }, form, onChange }: Omit<RuleFieldsProps, "errors" | "findings">) {
  const [t, words] = [useCopy(), useToggleText()];
  const left =
    environmentValue === undefined
      ? t("studio.toggles.edit.enabled.setting.none")
      : t("studio.toggles.edit.enabled.setting.hint", { value: words.value(environmentValue) });
  const isSetting = kind === "setting";
  return (
    <Checkbox
      label={t(isSetting ? "studio.toggles.edit.enabled.setting" : "studio.toggles.edit.enabled")}
      name="enabled"
      hint={isSetting ? left : t("studio.toggles.edit.enabled.hint")}
      checked={form.enabled}
      onChange={(enabled) => onChange({ ...form, enabled })}
    />
  );
}

/** The variant options: a switch by its effect, others by name and value. */
function useVariantOptions({ type }: Toggle, { values, usual }: RuleForm): { value: string; label: string }[] {
  const words = useToggleText();
  const offered = values.map(({ ref, name, value }) => ({
    value: ref,
    label: type === "boolean" ? words.value(value === "true") : `${name}: ${value}`,
  }));
  // Keep a default variant whose value was removed selectable, so that it can be seen and changed.
  return offered.some(({ value }) => value === usual) ? offered : [...offered, { value: usual, label: usual }];
}
