import { divider } from "./Divider.css.ts";

/** A hairline between two groups; spoken as a separator. */
export function Divider() {
  return <hr className={divider} />;
}
