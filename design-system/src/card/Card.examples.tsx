import { Badge } from "../badge/index.ts";
import { ButtonLink } from "../button/index.ts";
import { DescriptionList } from "../description-list/index.ts";
import { BankIcon, CalendarIcon, CardIcon } from "../icons/index.ts";
import { Grid, Stack } from "../layout/index.ts";
import { Link } from "../link/index.ts";
import { DateText, Money } from "../money/index.ts";
import { Heading, Text } from "../text/index.ts";
import { ActionCard } from "./ActionCard.tsx";
import { Card } from "./Card.tsx";
import { CardTitle } from "./CardTitle.tsx";
import { HeroCard } from "./HeroCard.tsx";
import { StatusCard } from "./StatusCard.tsx";

export function Titled() {
  return (
    <Card labelledBy="internet">
      <Stack gap="small">
        <CardTitle level={2} id="internet" aside={<Badge tone="success">Working</Badge>}>
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
    <Card variant="tint">
      <Text size="eyebrow">To be charged today</Text>
      <Money cents={24817} size="large" />
      <Text size="small">Nothing has been charged yet.</Text>
    </Card>
  );
}

export function Sunken() {
  return (
    <Card variant="sunken" padding="medium">
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
          <DescriptionList
            variant="pairs"
            items={[{ id: "due", term: "Due", detail: <DateText date="2026-12-05" /> }]}
          />
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

export function Statuses() {
  return (
    <Grid min="large">
      <StatusCard level={2} title="Business Internet" tone="success" stateLabel="Working">
        <Text size="small">600 Mbps</Text>
      </StatusCard>
      <StatusCard
        level={2}
        title="Voice"
        tone="critical"
        stateLabel="Outage"
        action={<Link href="#outage">Follow the outage</Link>}
      >
        <Text size="small">Calls do not get through on Harbor Street. We expect it to work again by 3:00 p.m.</Text>
      </StatusCard>
      <StatusCard
        level={2}
        title="Saved card"
        tone="warning"
        stateLabel="Not saved"
        action={<Link href="#wallet">Try again</Link>}
      >
        <Text size="small">Your payment was sent. The card could not be saved with it.</Text>
      </StatusCard>
      <StatusCard level={2} title="Paperless billing" tone="info" stateLabel="Still confirming" />
    </Grid>
  );
}

export function WaysToPay({ onPress = () => undefined }: { onPress?: () => void } = {}) {
  return (
    <Grid min="large" as="ul">
      <li>
        <ActionCard
          title="Pay once"
          description="With a card or a bank account, today or on a later day"
          icon={<CardIcon size={24} />}
          href="#pay-once"
        />
      </li>
      <li>
        <ActionCard
          title="Set up Auto Pay"
          description="Saves $5.00 a month"
          icon={<CalendarIcon size={24} />}
          href="#auto-pay"
        />
      </li>
      <li>
        <ActionCard title="Link a bank account" icon={<BankIcon size={24} />} onPress={onPress} />
      </li>
    </Grid>
  );
}

export function LongWords() {
  const word = "Zahlungseingangsbestätigungsbenachrichtigung";
  return (
    <Stack>
      <StatusCard level={2} title={word} tone="warning" stateLabel={word}>
        {word}
      </StatusCard>
      <ActionCard title={word} description={word} icon={<CardIcon size={24} />} href="#" />
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
      <Statuses />
      <WaysToPay />
    </Stack>
  );
}
