import { CloseIcon, DownloadIcon } from "../icons/index.ts";
import { Inline, Stack } from "../layout/index.ts";
import { Text } from "../text/index.ts";
import { Actions } from "./Actions.tsx";
import { Button } from "./Button.tsx";
import { ButtonLink } from "./ButtonLink.tsx";
import { IconButton } from "./IconButton.tsx";
import { StickyActions } from "./StickyActions.tsx";

const nothing = () => undefined;

export function Primary() {
  return <Button onPress={nothing}>Pay $248.17</Button>;
}

export function Variants() {
  return (
    <Inline>
      <Button onPress={nothing}>Pay now</Button>
      <Button variant="secondary" onPress={nothing}>
        Schedule a payment
      </Button>
      <Button variant="quiet" onPress={nothing}>
        Cancel
      </Button>
      <Button variant="danger" onPress={nothing}>
        Delete this card
      </Button>
    </Inline>
  );
}

export function Compact() {
  return (
    <Inline>
      <Button size="compact" variant="secondary" icon={<DownloadIcon size={18} />}>
        Download the receipt
      </Button>
      <Button size="compact" variant="quiet">
        Hide
      </Button>
    </Inline>
  );
}

export function Busy() {
  return (
    <Button type="submit" busy="Sending your payment" onPress={nothing}>
      Pay $248.17
    </Button>
  );
}

export function Refused() {
  return (
    <Button disabledReason="Only an owner can pay from this account." onPress={nothing}>
      Pay now
    </Button>
  );
}

export function Wide() {
  return <Button fullWidth>Continue to review</Button>;
}

export function AsLink() {
  return (
    <Inline>
      <ButtonLink href="#pay">Pay now</ButtonLink>
      <ButtonLink href="#schedule" variant="secondary">
        Schedule a payment
      </ButtonLink>
    </Inline>
  );
}

export function IconOnly() {
  return <IconButton label="Close" icon={<CloseIcon />} onPress={nothing} />;
}

export function EndOfForm() {
  return (
    <Actions>
      <Button onPress={nothing}>Continue to review</Button>
      <Button variant="quiet" onPress={nothing}>
        Cancel
      </Button>
    </Actions>
  );
}

/** On a phone the amount and the action stick to the bottom of the screen. */
export function AtTheThumb() {
  return (
    <StickyActions
      summary={
        <>
          <Text as="span">To be charged today</Text>
          <Text as="span" weight="strong">
            $248.17
          </Text>
        </>
      }
    >
      <Button onPress={nothing}>Pay $248.17</Button>
    </StickyActions>
  );
}

export function AllStates() {
  return (
    <Stack gap="large">
      <Variants />
      <Compact />
      <Busy />
      <Refused />
      <AsLink />
      <IconOnly />
      <EndOfForm />
      <AtTheThumb />
      <Wide />
    </Stack>
  );
}
