export { Checkbox, type CheckboxProps } from "./Checkbox.tsx";
export { CheckboxGroup, type CheckboxGroupProps, type CheckboxOption } from "./CheckboxGroup.tsx";
export type { RadioOption } from "./Radio.tsx";
export { RadioGroup, type RadioGroupProps } from "./RadioGroup.tsx";
export { Segmented, type SegmentedProps } from "./Segmented.tsx";
export { Switch, type SwitchProps } from "./Switch.tsx";
