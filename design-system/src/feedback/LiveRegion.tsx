import { VisuallyHidden } from "../hidden/index.ts";

export type LiveRegionProps = {
  /** What is spoken when it changes; empty for silence. */
  message: string;
  /** `polite` waits for the reader's pause; `assertive` interrupts. */
  urgency: "polite" | "assertive";
};

/**
 * Speaks what changed elsewhere on the screen. Mount it with the screen and change its message: a region that arrives
 * together with its words is often not heard.
 *
 * @example <LiveRegion urgency="polite" message={saved ? "Your card is saved" : ""} />
 */
export function LiveRegion({ message, urgency }: LiveRegionProps) {
  return (
    <VisuallyHidden>
      <span role={urgency === "polite" ? "status" : "alert"} aria-live={urgency}>
        {message}
      </span>
    </VisuallyHidden>
  );
}
