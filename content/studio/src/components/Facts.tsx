import { DescriptionList, type DescriptionListProps } from "@portico/design-system/description-list";
import * as css from "./facts.css.ts";

/** A list of labels with their values, side by side on a wide page. */
export function Facts(props: DescriptionListProps) {
  return (
    <div className={css.facts}>
      <DescriptionList {...props} />
    </div>
  );
}
