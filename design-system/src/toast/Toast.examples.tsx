import { useEffect } from "react";
import { Actions, Button, StickyActions } from "../button/index.ts";
import { BillIcon, HomeIcon } from "../icons/index.ts";
import { AppShell, BottomNav } from "../navigation/index.ts";
import { Stack } from "../layout/index.ts";
import { Heading, Text } from "../text/index.ts";
import { ToastRegion } from "./ToastRegion.tsx";
import { type Toast, useToast } from "./useToast.ts";

type ToastExampleProps = { onUndo?: () => void };

const labels = { label: "Messages (F6)", dismissLabel: "Dismiss" };
const renamed = { message: "The card is now called Office card." };
const hidden = (onPress: () => void): Toast => ({
  message: "Channel 112 is hidden.",
  action: { label: "Undo", onPress },
});

function Screen({ onUndo = () => undefined }: ToastExampleProps) {
  const toast = useToast();
  return (
    <main>
      <Stack>
        <Heading level={1} id="page-title" focusable>
          Wallet
        </Heading>
        <Actions>
          <Button variant="secondary" onPress={() => toast(renamed)}>
            Save the name
          </Button>
          <Button variant="secondary" onPress={() => toast(hidden(onUndo))}>
            Hide channel 112
          </Button>
        </Actions>
      </Stack>
    </main>
  );
}

/** A region around a screen, as in an application. */
export function Wallet(props: ToastExampleProps) {
  return (
    <ToastRegion {...labels}>
      <Screen {...props} />
    </ToastRegion>
  );
}

function Told({ toasts }: { toasts: readonly Toast[] }) {
  const toast = useToast();
  useEffect(() => {
    for (const told of toasts) toast(told);
  }, [toast, toasts]);
  return <Text>What was done is said at the bottom edge.</Text>;
}

const kinds: readonly Toast[] = [
  renamed,
  hidden(() => undefined),
  { message: "Sam Ortiz gets your statements by e-mail from December on, at the address that is confirmed." },
];

const long = "Zahlungseingangsbestätigungsbenachrichtigungseinstellungen";
const longOnes: readonly Toast[] = [{ message: long, action: { label: "Zurücknehmen", onPress: () => undefined } }];

export function LongWords() {
  return (
    <ToastRegion {...labels}>
      <Told toasts={longOnes} />
    </ToastRegion>
  );
}

const menu = [
  { href: "#home", label: "Summary", icon: <HomeIcon size={20} />, current: true },
  { href: "#billing", label: "Billing", icon: <BillIcon size={20} />, current: false },
];

/** On a phone they are above the navigation. */
export function AboveTheMenu() {
  return (
    <ToastRegion {...labels}>
      <AppShell banner={null} bottom={<BottomNav label="Main" items={menu} />}>
        <Told toasts={kinds} />
      </AppShell>
    </ToastRegion>
  );
}

/** On a phone they are above the action of a step too. */
export function AboveTheAction({ contentHeight = 1000, withAction = true }) {
  return (
    <ToastRegion {...labels}>
      <AppShell banner={null} bottom={<BottomNav label="Main" items={menu} />}>
        <Told toasts={kinds} />
        <div style={{ blockSize: `${contentHeight}px` }} />
        {withAction && (
          <StickyActions>
            <Button>Pay $248.17</Button>
          </StickyActions>
        )}
      </AppShell>
    </ToastRegion>
  );
}

export function AllStates() {
  return (
    <ToastRegion {...labels}>
      <Told toasts={kinds} />
    </ToastRegion>
  );
}
