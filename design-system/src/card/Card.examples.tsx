import { Badge } from "../badge/index.ts";
import { ButtonLink } from "../button/index.ts";
import { DescriptionList } from "../description-list/index.ts";
import { Stack } from "../layout/index.ts";
import { Link } from "../link/index.ts";
import { DateText, Money } from "../money/index.ts";
import { Heading, Text } from "../text/index.ts";
import { Card } from "./Card.tsx";
import { CardTitle } from "./CardTitle.tsx";
import { HeroCard } from "./HeroCard.tsx";

export function Titled() {
  return (
    <Card labelledBy="internet">
      <Stack gap="small">
        <CardTitle level={2} id="internet" aside={<Badge tone="good">Working</Badge>}>
          Internet
        </CardTitle>
        <Text size="small">600 Mbps</Text>
        <Text>
          <Link href="#speed">Run a speed test</Link>
        </Text>
      </Stack>
    </Card>
  );
}

export function Tint() {
  return (
    <Card tone="tint">
      <Text size="eyebrow">To be charged today</Text>
      <Money cents={24817} size="large" />
      <Text size="small">Nothing has been charged yet.</Text>
    </Card>
  );
}

export function Sunken() {
  return (
    <Card tone="sunken" padding="medium">
      <Text>Statements older than 24 months are not kept here.</Text>
    </Card>
  );
}

export function Hero() {
  return (
    <HeroCard
      labelledBy="hero-due"
      main={
        <Stack>
          <Heading level={2} size={4} id="hero-due">
            Amount due
          </Heading>
          <Money cents={24817} size="hero" />
          <div>
            <ButtonLink href="#pay">Pay now</ButtonLink>
          </div>
        </Stack>
      }
      aside={
        <Stack>
          <CardTitle level={2} id="hero-auto-pay" aside={<Badge tone="neutral">Off</Badge>}>
            Auto Pay
          </CardTitle>
          <DescriptionList look="pairs" items={[{ id: "due", term: "Due", detail: <DateText date="2026-12-05" /> }]} />
        </Stack>
      }
    />
  );
}

export function InAList() {
  return (
    <Stack as="ul">
      <Card as="li">
        <Text>Visa ending in 4242</Text>
      </Card>
      <Card as="li">
        <Text>Checking account ending in 1881</Text>
      </Card>
    </Stack>
  );
}

export function AllStates() {
  return (
    <Stack gap="large">
      <Hero />
      <Titled />
      <Tint />
      <Sunken />
      <InAList />
    </Stack>
  );
}
