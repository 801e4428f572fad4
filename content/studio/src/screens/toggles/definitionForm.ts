import { rulesOf, ruleFor, targetingOf, type Rule } from "@portico/gate/targeting";
import type { Toggle, ToggleDefinition, ToggleValue } from "./toggles.api.ts";

/**
 * A variant as form input. The id is stable while others are added and removed; rules refer to `ref`, which is stable
 * while names are typed: a variant's name when the editing began, or the first name of a new one.
 */
export type ValueField = { id: number; ref: string; name: string; value: string };
/** A rule with its percentage as typed; empty for everyone. */
export type RuleField = Omit<Rule, "percent"> & { id: number; percent: string };

/** A definition as form fields. */
export type RuleForm = { enabled: boolean; values: readonly ValueField[]; rules: readonly RuleField[]; usual: string };

type Type = Toggle["type"];

/** The JSON for experts, without the register's data. */
export function jsonOf(definition: ToggleDefinition): string {
  const { metadata: _, ...rest } = definition;
  return JSON.stringify(rest, null, 2);
}

/** The form fields of a definition; undefined when the fields cannot express its rules. */
export function ruleFormOf({ state, variants, defaultVariant, targeting }: ToggleDefinition): RuleForm | undefined {
  const rules = rulesOf(targeting, defaultVariant);
  return (
    rules && {
      enabled: state === "ENABLED",
      values: Object.entries(variants).map(([name, value], id) => ({ id, ref: name, name, value: String(value) })),
      rules: rules.map(({ percent, ...rule }, id) => ({
        ...rule,
        id,
        percent: percent === null ? "" : String(percent),
      })),
      usual: defaultVariant,
    }
  );
}

/** A setting left to the environment starts from the environment's value. */
export function startOf({ live, draft, kind, environmentValue }: Toggle): ToggleDefinition {
  if (draft?.definition) return draft.definition;
  const isLeft = kind === "setting" && live.state === "DISABLED" && environmentValue !== undefined;
  return isLeft ? { ...live, variants: { ...live.variants, [live.defaultVariant]: environmentValue } } : live;
}

/** Converts a typed value; an invalid number stays as typed, so that the gate rejects it with the allowed values. */
function valueIn(type: Type, text: string): ToggleValue {
  if (type === "boolean") return text === "true";
  const isNumber = type === "number" && text.trim() !== "" && Number.isFinite(Number(text));
  return isNumber ? Number(text) : text.trim();
}

const percentIn = (text: string): number | null => (text.trim() === "" ? null : Number(text));

/** Whether a percentage is valid: an integer from 0 to 100, or empty. */
export const isShare = (text: string): boolean => text.trim() === "" || /^(100|[1-9]?\d)$/.test(text.trim());

/** Converts the form fields to a definition. */
export function definitionIn({ enabled, values, rules, usual }: RuleForm, type: Type): ToggleDefinition {
  const nameOf = (ref: string) => (values.find((value) => value.ref === ref)?.name ?? ref).trim();
  const targeting = targetingOf(
    rules.map(({ id: _, percent, variant, ...rule }) => ({
      ...rule,
      variant: nameOf(variant),
      percent: percentIn(percent),
    })),
  );
  return {
    state: enabled ? "ENABLED" : "DISABLED",
    variants: Object.fromEntries(values.map(({ name, value }) => [name.trim(), valueIn(type, value)])),
    defaultVariant: nameOf(usual),
    ...(targeting ? { targeting } : {}),
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Parses the expert's JSON; undefined when it is not a definition. The service validates the rest. */
export function definitionInJson(text: string): ToggleDefinition | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) &&
      isObject(value["variants"]) &&
      typeof value["defaultVariant"] === "string" &&
      typeof value["state"] === "string"
      ? (value as ToggleDefinition)
      : undefined;
  } catch {
    return undefined;
  }
}

const nextId = (fields: readonly { id: number }[]): number => Math.max(-1, ...fields.map(({ id }) => id)) + 1;

const withPart = <Field extends { id: number }>(fields: readonly Field[], id: number, changes: Partial<Field>) =>
  fields.map((field) => (field.id === id ? { ...field, ...changes } : field));

/** Values whose name is missing, or also the name of an earlier one. */
export function wronglyNamed({ values }: RuleForm): number[] {
  const names = values.map(({ name }) => name.trim());
  return values.flatMap(({ id }, at) => (names[at] === "" || names.indexOf(names[at] ?? "") < at ? [id] : []));
}

/** Renames a variant; the rules that use it keep it. */
export const renamed = (form: RuleForm, id: number, name: string): RuleForm => ({
  ...form,
  values: withPart(form.values, id, { name }),
});

export const withValue = (form: RuleForm, id: number, value: string): RuleForm => ({
  ...form,
  values: withPart(form.values, id, { value }),
});
export const withRule = (form: RuleForm, id: number, changes: Partial<RuleField>): RuleForm => ({
  ...form,
  rules: withPart(form.rules, id, changes),
});
export const withoutRule = (form: RuleForm, id: number): RuleForm => ({
  ...form,
  rules: form.rules.filter((rule) => rule.id !== id),
});

/** Adds a variant with a unique name. */
export function withNewValue(form: RuleForm): RuleForm {
  const id = nextId(form.values);
  const taken = new Set(form.values.flatMap(({ ref, name }) => [ref, name.trim()]));
  let number = id + 1;
  while (taken.has(`value${number}`)) number += 1;
  const name = `value${number}`;
  return { ...form, values: [...form.values, { id, ref: name, name, value: "" }] };
}

/** Removes a variant. References to it move to the first remaining one. */
export function withoutValue(form: RuleForm, id: number): RuleForm {
  const values = form.values.filter((value) => value.id !== id);
  const gone = form.values.find((value) => value.id === id)?.ref;
  const follow = (variant: string) => (variant === gone ? (values[0]?.ref ?? "") : variant);
  return {
    ...form,
    values,
    rules: form.rules.map((rule) => ({ ...rule, variant: follow(rule.variant) })),
    usual: follow(form.usual),
  };
}

/** Adds a rule for everyone at the end, with a variant other than the default if there is one. */
export function withNewRule(form: RuleForm): RuleForm {
  const variant = form.values.find(({ ref }) => ref !== form.usual)?.ref ?? form.usual;
  return { ...form, rules: [...form.rules, { ...ruleFor(variant), id: nextId(form.rules), percent: "" }] };
}

/** Moves a rule up, so that it takes precedence over the previous one. */
export function raised(form: RuleForm, id: number): RuleForm {
  const at = form.rules.findIndex((rule) => rule.id === id);
  const [above, rule] = [form.rules[at - 1], form.rules[at]];
  return above && rule ? { ...form, rules: form.rules.toSpliced(at - 1, 2, rule, above) } : form;
}
