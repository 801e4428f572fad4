import { mark } from "./BusyMark.css.ts";

/** A turning ring beside words that say what is going on; still under reduced motion. */
export function BusyMark() {
  return <span aria-hidden="true" className={mark} />;
}
