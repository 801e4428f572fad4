import { useState } from "react";
import { Button } from "../button/index.ts";
import { Card, CardTitle } from "../card/index.ts";
import { Stack } from "../layout/index.ts";
import { Link } from "../link/index.ts";
import { Heading } from "../text/index.ts";
import { Alert } from "./Alert.tsx";

const nothing = () => undefined;

export function Attention() {
  return (
    <Alert tone="warning" toneLabel="Attention" title="Your Visa ending in 4242 expires this month.">
      Auto Pay uses it on December 5.{" "}
      <Link href="#card" tone="inherit">
        Update the card
      </Link>
    </Alert>
  );
}

export function Note() {
  return (
    <Alert tone="info" toneLabel="Note">
      Payments made after 8 p.m. post on the next day.
    </Alert>
  );
}

export function Good() {
  return (
    <Alert tone="success" toneLabel="Done" title="Your payment was received." live="polite">
      You were charged $248.17.
    </Alert>
  );
}

export function Bad() {
  return (
    <Alert
      tone="critical"
      toneLabel="Problem"
      title="Your card was refused."
      live="assertive"
      action={
        <Button variant="secondary" size="compact" onPress={nothing}>
          Use another card
        </Button>
      }
    >
      No money has been taken.
    </Alert>
  );
}

export function Dismissible({ onDismiss = nothing }: { onDismiss?: () => void }) {
  return (
    <Alert
      tone="info"
      toneLabel="Note"
      title="We are upgrading your area on November 28."
      dismiss={{ label: "Dismiss", onDismiss }}
    >
      Internet may stop for ten minutes after midnight.
    </Alert>
  );
}

/** On a page with more content: dismissing the alert removes the focused element. */
export function OnAPage({ onDismiss }: { onDismiss?: () => void }) {
  const [shown, setShown] = useState(true);
  const leave = () => {
    setShown(false);
    onDismiss?.();
  };
  return (
    <main>
      <Stack>
        <Heading level={1} id="page-title" focusable>
          Account summary
        </Heading>
        {shown ? <Dismissible onDismiss={leave} /> : null}
        <Link href="#bill">View last bill</Link>
      </Stack>
    </main>
  );
}

/** Inline: in a card, above the content that it concerns. */
export function InACard() {
  return (
    <Card labelledBy="autopay">
      <Stack>
        <CardTitle level={2} id="autopay">
          Auto Pay
        </CardTitle>
        <Alert tone="warning" toneLabel="Attention">
          The card that it uses expires this month.
        </Alert>
        <Link href="#manage">Manage Auto Pay</Link>
      </Stack>
    </Card>
  );
}

export function LongWords() {
  const word = "Zahlungseingangsbestätigungsbenachrichtigungseinstellungen";
  return (
    <Alert
      tone="info"
      toneLabel="Hinweis"
      title={word}
      action={
        <Link href="#long" tone="inherit">
          {word}
        </Link>
      }
      dismiss={{ label: word, onDismiss: nothing }}
    >
      {word}
    </Alert>
  );
}

export function AllStates() {
  return (
    <Stack>
      <Attention />
      <Note />
      <Good />
      <Bad />
      <Dismissible />
      <InACard />
    </Stack>
  );
}
