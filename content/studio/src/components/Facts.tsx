import { DescriptionList, type DescriptionListProps } from "@portico/design-system/description-list";
import * as css from "./facts.css.ts";

/** Names and what belongs to them on a wide page, near to each other. */
export function Facts(props: DescriptionListProps) {
  return (
    <div className={css.facts}>
      <DescriptionList {...props} />
    </div>
  );
}
