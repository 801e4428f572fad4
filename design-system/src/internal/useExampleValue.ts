import { useState } from "react";

/** What a story or a test may set on an example: where it starts, and who hears about changes. */
export type ExampleProps<Value> = { initial?: Value; onChange?: (value: Value) => void; error?: string };

/** Holds the value of an example, as a screen would, and tells who listens. */
export function useExampleValue<Value>(start: Value, { initial, onChange }: ExampleProps<Value>) {
  const [value, setValue] = useState(initial ?? start);
  const change = (next: Value) => {
    setValue(next);
    onChange?.(next);
  };
  return [value, change] as const;
}
