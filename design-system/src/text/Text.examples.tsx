import { Card } from "../card/index.ts";
import { Stack } from "../layout/index.ts";
import { Heading } from "./Heading.tsx";
import { Text } from "./Text.tsx";

export function Sizes() {
  return (
    <Stack gap="small">
      <Text size="eyebrow">Saturday, November 21</Text>
      <Text size="lead">Your payment is on its way.</Text>
      <Text>It can take up to 24 hours to show in your balance.</Text>
      <Text size="small">No past-due balance.</Text>
      <Text reference>Confirmation 4F7Q2-0KX9M</Text>
    </Stack>
  );
}

export function Tones() {
  return (
    <Card>
      <Text>Your last payment posted on November 6.</Text>
      <Text tone="quiet">It covered the October bill.</Text>
      <Text tone="success" weight="medium">
        You saved $5.00 with Auto Pay.
      </Text>
      <Text tone="critical" weight="medium">
        $42.10 is past due.
      </Text>
    </Card>
  );
}

export function Weights() {
  return (
    <>
      <Text>Regular</Text>
      <Text weight="medium">Medium</Text>
      <Text weight="strong">Strong</Text>
    </>
  );
}

export function Figures() {
  return (
    <>
      <Text numeric>8347 20 118</Text>
      <Text numeric>1111 11 111</Text>
    </>
  );
}

export function OtherLanguage() {
  return (
    <Text>
      Read this page in{" "}
      <Text as="span" lang="es">
        español
      </Text>
      .
    </Text>
  );
}

export function Headings() {
  return (
    <Stack>
      <Heading level={1}>Good morning, Dana</Heading>
      <Heading level={2}>Why this bill is higher</Heading>
      <Heading level={3}>Technician visit</Heading>
      <Heading level={4}>Between 8 and 10 a.m.</Heading>
    </Stack>
  );
}

export function AllStates() {
  return (
    <Stack gap="large">
      <Headings />
      <Sizes />
      <Tones />
      <Weights />
      <Figures />
      <OtherLanguage />
    </Stack>
  );
}
