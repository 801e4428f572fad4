export {
  type Question,
  QuestionField,
  type QuestionFieldLabels,
  type QuestionFieldProps,
  type QuestionKind,
} from "./QuestionField.tsx";
