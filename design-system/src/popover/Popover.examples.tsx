import { useState } from "react";
import { Actions, Button } from "../button/index.ts";
import { Checkbox } from "../choice/index.ts";
import { HelpIcon } from "../icons/index.ts";
import { PressedExample } from "../internal/PressedExample.tsx";
import { Inline, Stack } from "../layout/index.ts";
import { Link } from "../link/index.ts";
import { Text } from "../text/index.ts";
import { Popover } from "./Popover.tsx";

/** Why an action is not allowed, who can do it, and how to ask them. */
export function WhoCan() {
  return (
    <Popover variant="quiet" label="Who can change this?" title="Only an owner can change Auto Pay" closeLabel="Close">
      <Stack gap="small">
        <Text>Dana Reyes owns this account. You can see Auto Pay, but not change it.</Text>
        <Text>
          <Link href="#ask">Ask Dana to change it</Link>
        </Text>
      </Stack>
    </Popover>
  );
}

type FilterProps = { onApply?: (what: string) => void };

/** Controlled: the button inside closes it. */
export function Filters({ onApply }: FilterProps) {
  const [open, setOpen] = useState(false);
  const [refunds, setRefunds] = useState(false);
  const apply = () => {
    setOpen(false);
    onApply?.(refunds ? "refunds" : "everything");
  };
  return (
    <Popover
      label="Filters"
      size="compact"
      title="Show in the history"
      closeLabel="Close"
      open={open}
      onOpenChange={setOpen}
    >
      <Stack>
        <Checkbox label="Refunds alone" name="refunds" checked={refunds} onChange={setRefunds} />
        <Actions>
          <Button size="compact" onPress={apply}>
            Show them
          </Button>
        </Actions>
      </Stack>
    </Popover>
  );
}

/** A help icon beside the text that it explains. */
export function Explained() {
  return (
    <Inline gap="xsmall">
      <Text as="span">Regulatory recovery fee</Text>
      <Popover
        variant="icon"
        icon={<HelpIcon size={20} />}
        label="About the regulatory recovery fee"
        title="Regulatory recovery fee"
        closeLabel="Close"
      >
        <Text>What we pay for number portability and emergency calls, shared among all lines. It is not a tax.</Text>
      </Popover>
    </Inline>
  );
}

export function LongWords() {
  const word = "Zahlungseingangsbestätigungsbenachrichtigungseinstellungen";
  return (
    <PressedExample>
      <Popover label={word} title={word} closeLabel="Schließen">
        <Text>{word}</Text>
      </Popover>
    </PressedExample>
  );
}

export function AllStates() {
  return (
    <Stack gap="medium" align="start">
      <Filters />
      <Explained />
      <PressedExample>
        <WhoCan />
      </PressedExample>
    </Stack>
  );
}
