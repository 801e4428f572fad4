import { Alert } from "../alert/index.ts";
import { Badge } from "../badge/index.ts";
import { Actions, ButtonLink } from "../button/index.ts";
import { Card, CardTitle, HeroCard } from "../card/index.ts";
import { DescriptionList } from "../description-list/index.ts";
import {
  BellIcon,
  BillIcon,
  HomeIcon,
  IconTile,
  MobileIcon,
  PhoneIcon,
  SettingsIcon,
  UserIcon,
  UsersIcon,
  WifiIcon,
} from "../icons/index.ts";
import { Columns, Divider, Grid, Inline, Page, Stack } from "../layout/index.ts";
import { Link } from "../link/index.ts";
import { DateText, DateTile, MaskedNumber, Money } from "../money/index.ts";
import { AppShell, BottomNav, Brand, SideNav, SkipLink, TopBar, TopBarLink } from "../navigation/index.ts";
import { PageHeader } from "../page-header/index.ts";
import { Heading, Text } from "../text/index.ts";

const menu = [
  { href: "#summary", label: "Account Summary", short: "Summary", icon: <HomeIcon size={20} />, current: true },
  { href: "#billing", label: "Billing", short: "Billing", icon: <BillIcon size={20} />, current: false },
  { href: "#voice", label: "Voice & Services", short: "Services", icon: <PhoneIcon size={20} />, current: false },
  {
    href: "#settings",
    label: "Profile & Settings",
    short: "Settings",
    icon: <SettingsIcon size={20} />,
    current: false,
  },
  { href: "#users", label: "Users", short: "Users", icon: <UsersIcon size={20} />, current: false },
];

function Banner() {
  return (
    <>
      <SkipLink href="#main">Skip to the main part</SkipLink>
      <TopBar brand={<Brand name="Portico Business" />} sticky>
        <TopBarLink
          href="#notifications"
          icon={<BellIcon size={22} />}
          label="Notifications"
          count={{ value: 2, label: "2 unread" }}
        />
        <TopBarLink href="#profile" icon={<UserIcon size={22} />} label="Dana R." />
      </TopBar>
    </>
  );
}

function Account() {
  return (
    <>
      <Text weight="strong">Harbor Street Bakery</Text>
      <Text size="small" numeric>
        Account 8347 20 118
      </Text>
    </>
  );
}

function AmountDue() {
  return (
    <Stack gap="large">
      <Stack gap="xsmall">
        <Heading level={2} size={4} id="due">
          <Text as="span" size="eyebrow">
            Amount due by December 5
          </Text>
        </Heading>
        <Money cents={24817} size="hero" />
        <Text size="small">
          No past-due balance. Your last payment of <Money cents={23140} /> posted on November 6.
        </Text>
      </Stack>
      <Actions>
        <ButtonLink href="#pay">Pay now</ButtonLink>
        <ButtonLink href="#schedule" variant="secondary">
          Schedule a payment
        </ButtonLink>
      </Actions>
    </Stack>
  );
}

function AutoPay() {
  const items = [
    { id: "next", term: "Next payment", detail: <DateText date="2026-12-05" /> },
    { id: "amount", term: "Amount", detail: <Money cents={24817} /> },
    {
      id: "from",
      term: "From",
      detail: (
        <>
          Visa <MaskedNumber lastFour="4242" label="ending in" />
        </>
      ),
    },
    {
      id: "discount",
      term: "Discount",
      detail: (
        <>
          <Money cents={500} /> a month
        </>
      ),
    },
  ];
  return (
    <Stack>
      <CardTitle level={2} id="auto-pay" aside={<Badge tone="success">On</Badge>}>
        Auto Pay
      </CardTitle>
      <DescriptionList variant="pairs" items={items} />
      <Text>
        <Link href="#auto-pay">Manage Auto Pay</Link>
      </Text>
    </Stack>
  );
}

const services = [
  {
    id: "internet",
    name: "Internet",
    icon: <WifiIcon size={22} />,
    state: "600 Mbps, working normally",
    action: "Run a speed test",
  },
  {
    id: "voice",
    name: "Voice",
    icon: <PhoneIcon size={22} />,
    state: "4 lines, 3 unread messages",
    action: "Listen to messages",
  },
  {
    id: "mobile",
    name: "Mobile",
    icon: <MobileIcon size={22} />,
    state: "2 devices, $412.00 remaining",
    action: "See device balances",
  },
];

function Services() {
  return (
    <Grid min="medium" gap="large">
      {services.map((service) => (
        <Card key={service.id} labelledBy={service.id}>
          <Inline gap="medium" align="start" wrap={false}>
            <IconTile>{service.icon}</IconTile>
            <Stack gap="xsmall">
              <Heading level={2} size={3} id={service.id}>
                {service.name}
              </Heading>
              <Text size="small">{service.state}</Text>
              <Text>
                <Link href={`#${service.id}`}>{service.action}</Link>
              </Text>
            </Stack>
          </Inline>
        </Card>
      ))}
    </Grid>
  );
}

function BillChange() {
  const items = [
    { id: "october", term: "October", detail: <Money cents={23140} /> },
    { id: "line", term: "New line", detail: <Money cents={1500} signed /> },
    { id: "taxes", term: "Taxes", detail: <Money cents={677} signed /> },
    { id: "credit", term: "Credit", detail: <Money cents={-500} signed /> },
    { id: "november", term: "November", detail: <Money cents={24817} /> },
  ];
  return (
    <Card labelledBy="change">
      <Stack>
        <CardTitle level={2} id="change" aside={<Link href="#bill">View last bill</Link>}>
          Why this bill is <Money cents={1677} /> higher
        </CardTitle>
        <DescriptionList items={items} />
      </Stack>
    </Card>
  );
}

const events = [
  { date: "2026-11-28", title: "Technician visit", detail: "Between 8 and 10 a.m." },
  { date: "2026-11-30", title: "Card expires", detail: "Visa ending in 4242" },
  { date: "2026-12-05", title: "Auto Pay", detail: "$248.17 from Visa 4242" },
];

function ComingUp() {
  return (
    <Card labelledBy="coming-up">
      <Stack>
        <CardTitle level={2} id="coming-up">
          Coming up
        </CardTitle>
        <Stack gap="medium">
          {events.map((event, index) => (
            <Stack key={event.date} gap="medium">
              {index > 0 && <Divider />}
              <Inline gap="medium" wrap={false}>
                <DateTile date={event.date} />
                <div>
                  <Text weight="strong">{event.title}</Text>
                  <Text size="small">{event.detail}</Text>
                </div>
              </Inline>
            </Stack>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}

/** The account summary of a customer with an amount due that is not past due. */
export function Summary() {
  const items = menu.map(({ short: _short, ...item }) => item);
  const shortItems = menu.slice(0, 4).map(({ short, ...item }) => ({ ...item, label: short }));
  return (
    <AppShell
      banner={<Banner />}
      side={<SideNav label="Main" header={<Account />} items={items} />}
      bottom={<BottomNav label="Main" items={shortItems} />}
    >
      <Page width="wide">
        <Stack gap="large">
          <PageHeader eyebrow={<DateText date="2026-11-21" format="long" />} title="Good morning, Dana" />
          <Alert tone="warning" toneLabel="Attention" title="Your Visa ending in 4242 expires this month.">
            Auto Pay uses it on December 5.{" "}
            <Link href="#card" tone="inherit">
              Update the card
            </Link>
          </Alert>
          <HeroCard labelledBy="due" main={<AmountDue />} aside={<AutoPay />} />
          <Services />
          <Columns template="main-aside">
            <BillChange />
            <ComingUp />
          </Columns>
        </Stack>
      </Page>
    </AppShell>
  );
}
