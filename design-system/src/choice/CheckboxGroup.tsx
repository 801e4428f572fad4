import type { ReactNode } from "react";
import { Fieldset } from "../internal/form/Fieldset.tsx";
import { useFieldId } from "../internal/form/ids.ts";
import * as css from "./CheckboxGroup.css.ts";
import { CheckOption } from "./CheckOption.tsx";

export type CheckboxOption<Value extends string = string> = {
  value: Value;
  label: string;
  /** What choosing it means. */
  description?: ReactNode;
  /** Why it cannot be changed now. It stays checked or unchecked, as `value` says. */
  disabledReason?: string;
};

export type CheckboxGroupProps<Value extends string = string> = {
  /** The question. */
  legend: string;
  name: string;
  /** Id of the first box, for what refers to it from elsewhere. Without one each gets an id of its own. */
  id?: string;
  /** What is chosen. What is not offered counts for nothing and is left out of the next change. */
  value: readonly Value[];
  /** All that is chosen now, in the order of the options. */
  onChange: (value: Value[]) => void;
  options: readonly CheckboxOption<Value>[];
  hint?: string;
  error?: string;
  /** Words of a box above the others that chooses all or none: "All roles". It is mixed while some are chosen. */
  all?: string;
};

/**
 * Any number of a few, all in sight.
 *
 * @example
 * <CheckboxGroup legend={copy("toggle.roles")} name="roles" all={copy("toggle.allRoles")} value={roles} onChange={setRoles}
 *   options={[{ value: "BILLING", label: copy("role.billing") }]} />
 */
export function CheckboxGroup<Value extends string>({ legend, name, id, value, onChange, options, hint, error, all }: CheckboxGroupProps<Value>) {
  const first = useFieldId(id);
  const chosen = new Set<Value>(value);
  const change = (kept: (option: CheckboxOption<Value>) => boolean) => onChange(options.filter(kept).map((option) => option.value));
  const setOne = (changed: Value, on: boolean) => change((option) => (option.value === changed ? on : chosen.has(option.value)));
  const setAll = (on: boolean) => change((option) => (isFree(option) ? on : chosen.has(option.value)));
  const boxes = options.map((option, index) => (
    <CheckOption
      key={option.value}
      id={index === 0 && all === undefined ? first : `${first}-${option.value}`}
      name={name}
      label={option.label}
      description={option.description}
      disabledReason={option.disabledReason}
      checked={chosen.has(option.value)}
      invalid={Boolean(error)}
      onChange={(on) => setOne(option.value, on)}
    />
  ));
  return (
    <Fieldset legend={legend} id={first} hint={hint} error={error}>
      {all === undefined ? boxes : (
        <>
          <CheckOption id={first} name={name} label={all} checked={togetherOf(options, chosen)} invalid={Boolean(error)} onChange={setAll} />
          <div className={css.below}>{boxes}</div>
        </>
      )}
    </Fieldset>
  );
}

const isFree = (option: CheckboxOption) => option.disabledReason === undefined;

/** All, none or some of those that can be changed; where nothing can be, of all. */
function togetherOf<Value extends string>(options: readonly CheckboxOption<Value>[], chosen: ReadonlySet<Value>): boolean | "mixed" {
  const free = options.filter(isFree);
  const asked = free.length > 0 ? free : options;
  const on = asked.filter((option) => chosen.has(option.value)).length;
  if (on === 0) return false;
  return on === asked.length ? true : "mixed";
}
