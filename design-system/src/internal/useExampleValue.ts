import { useState } from "react";

/** Props that a story or a test may pass to an example: the initial value and a change handler. */
export type ExampleProps<Value> = { initial?: Value; onChange?: (value: Value) => void; error?: string };

/** Holds the value of an example in state, as a screen would, and calls `onChange`. */
export function useExampleValue<Value>(start: Value, { initial, onChange }: ExampleProps<Value>) {
  const [value, setValue] = useState(initial ?? start);
  const change = (next: Value) => {
    setValue(next);
    onChange?.(next);
  };
  return [value, change] as const;
}
