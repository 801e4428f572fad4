export { LabelInContext, type LabelInContextProps } from "./LabelInContext.tsx";
export { VisuallyHidden, type VisuallyHiddenProps } from "./VisuallyHidden.tsx";
