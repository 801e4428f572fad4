import { useToggleWords } from "../../components/toggles/useToggleWords.ts";
import type { RuleForm } from "./definitionForm.ts";
import type { Toggle } from "./toggles.api.ts";

/** The values to choose from: a switch by what it does, others by name and value. */
export function useVariantOptions({ type }: Toggle, { values, usual }: RuleForm): { value: string; label: string }[] {
  const words = useToggleWords();
  const offered = values.map(({ name, value }) => ({ value: name, label: type === "boolean" ? words.value(value === "true") : `${name}: ${value}` }));
  // A default that there is no value for any more can still be seen and left.
  return offered.some(({ value }) => value === usual) ? offered : [...offered, { value: usual, label: usual }];
}
