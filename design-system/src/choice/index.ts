export { Checkbox, type CheckboxProps } from "./Checkbox.tsx";
export type { RadioOption } from "./Radio.tsx";
export { RadioGroup, type RadioGroupProps } from "./RadioGroup.tsx";
export { Segmented, type SegmentedProps } from "./Segmented.tsx";
