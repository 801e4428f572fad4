import { Inline, Stack } from "../layout/index.ts";
import { Text } from "../text/index.ts";
import { DateText } from "./DateText.tsx";
import { DateTile } from "./DateTile.tsx";
import { MaskedNumber } from "./MaskedNumber.tsx";
import { Money } from "./Money.tsx";

export function Hero() {
  return <Money cents={24817} size="hero" />;
}

export function Large() {
  return <Money cents={24817} size="large" />;
}

export function InText() {
  return (
    <Text>
      Your last payment of <Money cents={23140} /> posted on November 6.
    </Text>
  );
}

export function Differences() {
  return (
    <Stack gap="xsmall">
      <Text>
        New line <Money cents={1500} signed />
      </Text>
      <Text>
        Credit <Money cents={-500} signed />
      </Text>
      <Text>
        No change <Money cents={0} signed />
      </Text>
    </Stack>
  );
}

export function Dates() {
  return (
    <Stack gap="xsmall">
      <Text>
        <DateText date="2026-11-21" format="long" />
      </Text>
      <Text>
        <DateText date="2026-11-21" />
      </Text>
      <Text>
        <DateText date="2026-11-21" format="numeric" />
      </Text>
      <Text>
        <DateText date="2026-11-21T20:04:00Z" format="dateTime" zone="America/New_York" />
      </Text>
    </Stack>
  );
}

export function Tile() {
  return (
    <Inline gap="medium">
      <DateTile date="2026-11-28" />
      <Text weight="strong">Technician visit</Text>
    </Inline>
  );
}

export function Masked() {
  return (
    <Text>
      Visa <MaskedNumber lastFour="4242" label="ending in" />
    </Text>
  );
}

export function AllStates() {
  return (
    <Stack gap="large">
      <Hero />
      <Large />
      <InText />
      <Differences />
      <Dates />
      <Tile />
      <Masked />
    </Stack>
  );
}
