import { Button } from "@portico/design-system/button";
import { LiveRegion } from "@portico/design-system/feedback";
import { Inline } from "@portico/design-system/layout";
import { pageTitleId } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import { useDebouncedAnnouncement } from "./useDebounced.ts";

export type FoundCountProps = {
  /** The number of results and the total. */
  count: string;
  resetLabel: string;
  /** Clears the filters; absent when none is active. */
  onReset: (() => void) | undefined;
};

/** The number of results, announced with a debounce, and a button that clears the filters. */
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
      <LiveRegion urgency="polite" message={useDebouncedAnnouncement(count)} />
    </>
  );
}

/** The button disappears with the filters, so focus moves to the page's heading. */
function showAll(reset: () => void): void {
  reset();
  document.getElementById(pageTitleId)?.focus();
}
