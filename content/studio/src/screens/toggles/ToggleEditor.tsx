import { useCopy } from "@portico/content-runtime/react";
import { Heading, Text } from "@portico/design-system/text";
import { Stack } from "@portico/design-system/layout";
import { useState } from "react";
import { ToggleForm } from "./ToggleForm.tsx";
import type { Toggle } from "./toggles.api.ts";

const headingId = "toggle-edit";

/** Changes a toggle in a draft. After the draft was dropped it begins anew from what is live. */
export function ToggleEditor({ toggle, changeSet }: { toggle: Toggle; changeSet: number | undefined }) {
  const t = useCopy();
  const [round, setRound] = useState(0);
  return (
    <section aria-labelledby={headingId}>
      <Stack gap="medium">
        <Heading level={2} id={headingId} focusable>
          {t("studio.toggles.edit")}
        </Heading>
        <Text>{t("studio.toggles.edit.lead")}</Text>
        <ToggleForm key={round} toggle={toggle} changeSet={changeSet} labelledBy={headingId} onDiscarded={() => begin(setRound)} />
      </Stack>
    </section>
  );
}

/** The button goes with the draft, so the focus goes to the heading of the part. */
function begin(setRound: (next: (round: number) => number) => void): void {
  setRound((round) => round + 1);
  document.getElementById(headingId)?.focus();
}
