import { Button } from "@portico/design-system/button";
import { LiveRegion } from "@portico/design-system/feedback";
import { Inline } from "@portico/design-system/layout";
import { pageTitleId } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import { useSettled } from "./useSettled.ts";

export type FoundCountProps = {
  /** How many of how many there are. */
  count: string;
  resetLabel: string;
  /** Takes the filters away; absent where nothing is narrowed. */
  onReset: (() => void) | undefined;
};

/** How much a search and filters leave, spoken once it stays, and the way back to everything. */
export function FoundCount({ count, resetLabel, onReset }: FoundCountProps) {
  return (
    <>
      <Inline justify="between">
        <Text weight="strong" numeric>
          {count}
        </Text>
        {onReset && (
          <Button variant="quiet" size="compact" onPress={() => showAll(onReset)}>
            {resetLabel}
          </Button>
        )}
      </Inline>
      <LiveRegion urgency="polite" message={useSettled(count)} />
    </>
  );
}

/** The button goes with the filters, so the focus goes to the heading of the page. */
function showAll(reset: () => void): void {
  reset();
  document.getElementById(pageTitleId)?.focus();
}
