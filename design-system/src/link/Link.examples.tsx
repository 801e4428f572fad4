import { Stack } from "../layout/index.ts";
import { TopBar } from "../navigation/index.ts";
import { Text } from "../text/index.ts";
import { Link } from "./Link.tsx";
import { LinkButton } from "./LinkButton.tsx";

export function InText() {
  return (
    <Text>
      Your last payment posted on November 6. <Link href="#history">See all payments</Link>
    </Text>
  );
}

export function NewWindow() {
  return (
    <Text>
      <Link href="https://example.com/terms" external={{ label: "opens in a new window" }}>
        Terms of service
      </Link>
    </Text>
  );
}

export function Current() {
  return (
    <Text>
      <Link href="#billing" current>
        Billing
      </Link>
    </Text>
  );
}

export function Inherited() {
  return (
    <Text tone="critical">
      This card was refused.{" "}
      <Link href="#card" tone="inherit">
        Use another card
      </Link>
    </Text>
  );
}

export function OnBrand() {
  return (
    <TopBar brand="Portico">
      <Link href="#support" tone="onBrand">
        Support
      </Link>
    </TopBar>
  );
}

export function InSentence({ onPress = () => undefined }: { onPress?: () => void }) {
  return (
    <Text>
      I accept the <LinkButton onPress={onPress}>terms and conditions</LinkButton> of this payment.
    </Text>
  );
}

export function AllStates() {
  return (
    <Stack>
      <InText />
      <NewWindow />
      <Current />
      <Inherited />
      <OnBrand />
      <InSentence />
    </Stack>
  );
}
