import { useState } from "react";
import { Button } from "../button/index.ts";
import { TextField } from "../field/index.ts";
import { Stack } from "../layout/index.ts";
import { Text } from "../text/index.ts";
import { AlertDialog } from "./AlertDialog.tsx";
import { Dialog } from "./Dialog.tsx";

type DialogExampleProps = { startsOpen?: boolean; onAnswer?: (answer: string) => void };

function useOpening({ startsOpen = false, onAnswer }: DialogExampleProps) {
  const [open, setOpen] = useState(startsOpen);
  const answer = (given: string) => () => {
    setOpen(false);
    onAnswer?.(given);
  };
  return { open, show: () => setOpen(true), answer };
}

export function Rename({ busy = false, ...props }: DialogExampleProps & { busy?: boolean }) {
  const { open, show, answer } = useOpening(props);
  const [name, setName] = useState("Office card");
  return (
    <>
      <Button variant="secondary" onPress={show}>
        Rename
      </Button>
      <Dialog
        open={open}
        size="small"
        title="Rename this card"
        description="Only you and your team see this name."
        closeLabel="Close"
        busy={busy}
        onOpenChange={answer("closed")}
        footer={
          <>
            <Button busy={busy ? "Saving the name" : undefined} onPress={answer(`saved ${name}`)}>
              Save the name
            </Button>
            {!busy && (
              <Button variant="secondary" onPress={answer("cancelled")}>
                Cancel
              </Button>
            )}
          </>
        }
      >
        <TextField label="Name" name="cardName" value={name} onChange={setName} />
      </Dialog>
    </>
  );
}

const clauses = Array.from({ length: 14 }, (_, index) => index + 1);

export function LongTerms(props: DialogExampleProps) {
  const { open, show, answer } = useOpening(props);
  return (
    <>
      <Button variant="secondary" onPress={show}>
        Read the terms
      </Button>
      <Dialog
        open={open}
        title="Terms and conditions of the payment"
        closeLabel="Close"
        onOpenChange={answer("closed")}
        footer={<Button onPress={answer("read")}>I have read them</Button>}
      >
        <Stack gap="medium">
          {clauses.map((clause) => (
            <Text key={clause}>
              {clause}. A payment is charged on the day that you choose. It may take up to 24 hours until the balance
              shows it.
            </Text>
          ))}
        </Stack>
      </Dialog>
    </>
  );
}

export function StillThere(props: DialogExampleProps) {
  const { open, show, answer } = useOpening(props);
  return (
    <>
      <Button variant="secondary" onPress={show}>
        Wait a while
      </Button>
      <AlertDialog
        open={open}
        title="Are you still there?"
        description="You will be signed out in 2 minutes. What you typed is kept."
        onOpenChange={answer("stayed")}
        actions={
          <>
            <Button onPress={answer("stayed")}>Stay signed in</Button>
            <Button variant="secondary" onPress={answer("left")}>
              Sign out
            </Button>
          </>
        }
      />
    </>
  );
}

export function MustAnswer(props: DialogExampleProps) {
  const { open, show, answer } = useOpening(props);
  return (
    <>
      <Button variant="secondary" onPress={show}>
        Pay $300.00
      </Button>
      <AlertDialog
        open={open}
        title="This is more than you owe"
        description="You owe $248.17. The $51.83 above it stays on the account as a credit."
        actions={
          <>
            <Button onPress={answer("changed")}>Change the amount</Button>
            <Button variant="secondary" onPress={answer("paid")}>
              Pay $300.00
            </Button>
          </>
        }
      />
    </>
  );
}

export function LongWords(props: DialogExampleProps) {
  const { open, show, answer } = useOpening(props);
  const word = "Zahlungseingangsbestätigungsbenachrichtigungseinstellungen";
  return (
    <>
      <Button variant="secondary" onPress={show}>
        Open
      </Button>
      <Dialog
        open={open}
        title={word}
        description={`${word} ändern`}
        closeLabel="Schließen"
        onOpenChange={answer("closed")}
        footer={<Button onPress={answer("saved")}>Benachrichtigungen speichern</Button>}
      >
        <Text>{word}</Text>
      </Dialog>
    </>
  );
}

export function AllStates() {
  return (
    <Stack gap="medium" align="start">
      <Rename startsOpen />
      <LongTerms />
      <StillThere />
      <MustAnswer />
    </Stack>
  );
}
