import { useState } from "react";

/** Error state of a form with one validated answer: set by submitting, cleared by the next change. */
export function useFieldError<ValidationError>() {
  const [error, setError] = useState<ValidationError>();
  const [submitCount, setSubmitCount] = useState(0);
  /** Shows why a submit was refused; the count lets the error summary take the focus each time. */
  const refuse = (found: ValidationError) => {
    setError(() => found);
    setSubmitCount((count) => count + 1);
  };
  const clearError = () => setError(undefined);
  const clearErrorOnChange =
    <T>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      clearError();
    };
  return { error, submitCount, refuse, clearError, clearErrorOnChange };
}
