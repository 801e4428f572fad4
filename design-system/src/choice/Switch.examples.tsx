import { useState } from "react";
import { Card } from "../card/index.ts";
import { type ExampleProps, useExampleValue } from "../internal/useExampleValue.ts";
import { Divider, Stack } from "../layout/index.ts";
import { Switch } from "./Switch.tsx";

const labels = { on: "On", off: "Off" };

export function Paperless(props: ExampleProps<boolean> & { busy?: string; name?: string }) {
  const [checked, onChange] = useExampleValue(true, props);
  return (
    <Switch
      label="Paperless billing"
      name={props.name ?? "paperlessBilling"}
      hint="Bills come by e-mail. Paper ones cost $2.00 each."
      labels={labels}
      checked={checked}
      onChange={onChange}
      busy={props.busy}
      error={props.error}
    />
  );
}

/** A feature toggle of the Studio, whose label is enough. */
export function Feature(props: ExampleProps<boolean> & { name?: string }) {
  const [checked, onChange] = useExampleValue(false, props);
  return (
    <Switch
      label="Payments by bank account"
      name={props.name ?? "bankPayments"}
      checked={checked}
      onChange={onChange}
    />
  );
}

/** Saves on a server with an optimistic update; rolls back on failure. */
export function Saved({ save }: { save: (on: boolean) => Promise<boolean> }) {
  const [on, setOn] = useState(false);
  const [state, setState] = useState<"ready" | "saving" | "failed">("ready");
  const change = async (next: boolean) => {
    setOn(next);
    setState("saving");
    const done = await save(next);
    if (!done) setOn(!next);
    setState(done ? "ready" : "failed");
  };
  return (
    <Switch
      label="Messages about outages"
      name="outages"
      labels={labels}
      checked={on}
      onChange={(next) => void change(next)}
      busy={state === "saving" ? "Saving" : undefined}
      error={state === "failed" ? "It was not saved. Try again." : undefined}
    />
  );
}

export function LongWords() {
  const word = "Zahlungseingangsbestätigungsbenachrichtigungen";
  return (
    <Switch
      label={word}
      name="longSwitch"
      hint={`${word} einschalten`}
      labels={{ on: "Eingeschaltet", off: "Ausgeschaltet" }}
      checked
      onChange={() => undefined}
      error={word}
    />
  );
}

export function AllStates() {
  return (
    <Card>
      <Stack gap="xsmall">
        <Paperless />
        <Divider />
        <Feature />
        <Divider />
        <Feature name="on" initial />
        <Divider />
        <Paperless name="busy" busy="Saving" />
        <Divider />
        <Paperless name="failed" initial={false} error="It was not saved. Try again." />
      </Stack>
    </Card>
  );
}
