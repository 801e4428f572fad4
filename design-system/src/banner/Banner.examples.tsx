import { useState } from "react";
import { LinkButton, Link } from "../link/index.ts";
import { Stack } from "../layout/index.ts";
import { Brand, TopBar } from "../navigation/index.ts";
import { Heading } from "../text/index.ts";
import { Banner } from "./Banner.tsx";

const nothing = () => undefined;

export function Maintenance() {
  return (
    <Banner
      tone="warning"
      label="Maintenance"
      action={
        <Link href="#maintenance" tone="inherit">
          What stays open
        </Link>
      }
    >
      <strong>Payments pause on Sunday from 2 to 4 a.m.</strong> What you schedule before is paid on its day.
    </Banner>
  );
}

export function Offline() {
  return (
    <Banner tone="critical" label="Connection" live="polite">
      <strong>You are offline.</strong> You see what was loaded last; paying waits until you are back.
    </Banner>
  );
}

export function Preview() {
  return (
    <Banner
      tone="mode"
      label="Preview"
      action={
        <LinkButton tone="inherit" onPress={nothing}>
          Leave the preview
        </LinkButton>
      }
    >
      <strong>You see unpublished copy.</strong> Customers see release 214.
    </Banner>
  );
}

type DismissedProps = { onDismiss?: () => void };

/** A page with a dismissible banner. */
export function Announced({ onDismiss }: DismissedProps) {
  const [shown, setShown] = useState(true);
  const leave = () => {
    setShown(false);
    onDismiss?.();
  };
  return (
    <>
      <TopBar brand={<Brand name="Portico" />} />
      {shown ? (
        <Banner tone="info" label="News" dismiss={{ label: "Dismiss", onDismiss: leave }}>
          Statements of the last seven years are here now.
        </Banner>
      ) : null}
      <main>
        <Heading level={1} id="page-title" focusable>
          Account summary
        </Heading>
      </main>
    </>
  );
}

export function LongWords() {
  const word = "Zahlungseingangsbestätigungsbenachrichtigungseinstellungen";
  return (
    <Banner
      tone="info"
      label={word}
      action={
        <Link href="#long" tone="inherit">
          {word}
        </Link>
      }
      dismiss={{ label: word, onDismiss: nothing }}
    >
      {word}
    </Banner>
  );
}

export function AllStates() {
  return (
    <Stack gap="large">
      <div>
        <Announced />
      </div>
      <Maintenance />
      <Offline />
      <Preview />
    </Stack>
  );
}
