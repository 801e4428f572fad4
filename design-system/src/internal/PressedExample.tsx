import { type ReactNode, useEffect, useRef } from "react";

/** Presses the first button of an example on mount, to show the open state in visual tests. */
export function PressedExample({ children }: { children: ReactNode }) {
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => around.current?.querySelector("button")?.click(), []);
  return <div ref={around}>{children}</div>;
}
