export { Form, type FormProps } from "./Form.tsx";
export { FormRow, type FormRowProps } from "./FormRow.tsx";
export { FormSection, type FormSectionProps } from "./FormSection.tsx";
