import { VisuallyHidden } from "../hidden/index.ts";

export type LiveRegionProps = {
  /** The text to announce when it changes; empty for none. */
  message: string;
  /** `polite` waits for a pause of the screen reader; `assertive` interrupts. */
  urgency: "polite" | "assertive";
};

/**
 * Announces a change elsewhere on the screen (`aria-live`). Mount it with the screen and change its message: screen
 * readers often skip a region that is inserted together with its text.
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
