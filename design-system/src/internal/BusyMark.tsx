import { mark } from "./BusyMark.css.ts";

/** A spinner beside a busy label; it does not move under reduced motion. */
export function BusyMark() {
  return <span aria-hidden="true" className={mark} />;
}
