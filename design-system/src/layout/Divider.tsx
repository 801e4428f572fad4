import { divider } from "./Divider.css.ts";

/** A horizontal line between two groups; announced as a separator. */
export function Divider() {
  return <hr className={divider} />;
}
