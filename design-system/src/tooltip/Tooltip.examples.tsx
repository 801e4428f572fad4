import { type ReactNode, useEffect, useRef } from "react";
import { Button, IconButton } from "../button/index.ts";
import { CopyIcon, GlobeIcon, HelpIcon } from "../icons/index.ts";
import { Box, Inline, Stack } from "../layout/index.ts";
import { Link } from "../link/index.ts";
import { Text } from "../text/index.ts";
import { Tooltip } from "./Tooltip.tsx";

type TooltipExampleProps = { onPress?: () => void };

/** Tools of an editor: the button has its name, the tooltip shows the shortcut. */
export function Tools({ onPress }: TooltipExampleProps) {
  return (
    <Inline gap="xsmall">
      <Tooltip text="Alt and C">
        <IconButton label="Copy the English message" icon={<CopyIcon />} onPress={onPress} />
      </Tooltip>
      <Tooltip text="Alt and L">
        <IconButton label="Show in Spanish" icon={<GlobeIcon />} onPress={onPress} />
      </Tooltip>
      <Tooltip text="Alt and H">
        <IconButton label="What plurals need" icon={<HelpIcon />} onPress={onPress} />
      </Tooltip>
    </Inline>
  );
}

/** An existing description of the button is kept. */
export function Refused() {
  return (
    <Tooltip text="Publishing asks for a second pair of eyes.">
      <Button variant="secondary" disabledReason="Waits for Sam’s approval.">
        Publish
      </Button>
    </Tooltip>
  );
}

export function OnALink() {
  return (
    <Text>
      Changed by{" "}
      <Tooltip text="sam.ortiz@harborstreet.example">
        <Link href="#sam">Sam Ortiz</Link>
      </Tooltip>
      , 3 minutes ago.
    </Text>
  );
}

export function LongWords() {
  const word = "Zahlungseingangsbestätigungsbenachrichtigungseinstellungen";
  return (
    <Tooltip text={`${word} ${word}`}>
      <IconButton label="Hilfe" icon={<HelpIcon />} />
    </Tooltip>
  );
}

/** Hovers the first control, for visual tests. */
export function Rested({ children }: { children: ReactNode }) {
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const control = around.current?.querySelector("button");
    control?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  }, []);
  return <div ref={around}>{children}</div>;
}

export function AllStates() {
  return (
    <Box padding="xlarge">
      <Stack gap="large" align="start">
        <Rested>
          <Tools />
        </Rested>
        <Refused />
        <OnALink />
      </Stack>
    </Box>
  );
}
