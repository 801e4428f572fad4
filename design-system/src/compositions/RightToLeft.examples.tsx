import { useState } from "react";
import { Alert } from "../alert/index.ts";
import { Avatar } from "../avatar/index.ts";
import { Breadcrumb } from "../breadcrumb/index.ts";
import { Actions, Button } from "../button/index.ts";
import { ActionCard, Card, StatusCard } from "../card/index.ts";
import { BarTrend } from "../chart/index.ts";
import { RadioGroup } from "../choice/index.ts";
import { DescriptionList } from "../description-list/index.ts";
import { CardIcon } from "../icons/index.ts";
import { Inline, Page, Stack } from "../layout/index.ts";
import { Link } from "../link/index.ts";
import { DateText, MaskedNumber, Money } from "../money/index.ts";
import { AppShell, Brand, TopBar } from "../navigation/index.ts";
import { BackLink, PageHeader } from "../page-header/index.ts";
import { Stepper } from "../stepper/index.ts";
import { Tabs } from "../tabs/index.ts";
import { Heading, Text } from "../text/index.ts";

const done = (id: string, label: string) => ({
  id,
  label,
  state: "done" as const,
  stateLabel: "הושלם",
  href: `#${id}`,
});
const steps = [
  done("amount", "סכום"),
  done("method", "אמצעי תשלום"),
  done("date", "תאריך"),
  { id: "review", label: "סקירה", state: "current" as const, stateLabel: "השלב הנוכחי" },
];

function Review() {
  const card = (
    <>
      Visa <MaskedNumber lastFour="4242" label="מסתיים ב" />
    </>
  );
  return (
    <Stack>
      <Card variant="tint" labelledBy="today">
        <Heading level={2} size={4} id="today">
          <Text as="span" size="eyebrow">
            יחויב היום
          </Text>
        </Heading>
        <Money cents={24817} size="large" />
        <Text size="small">עדיין לא חויבת.</Text>
      </Card>
      <Card>
        <DescriptionList
          items={[
            { id: "account", term: "חשבון", detail: "Harbor Street Bakery", aside: <span dir="ltr">8347 20 118</span> },
            { id: "method", term: "אמצעי תשלום", detail: card, aside: <Link href="#method">שינוי אמצעי התשלום</Link> },
            { id: "date", term: "תאריך", detail: <DateText date="2026-11-21" /> },
          ]}
        />
      </Card>
      <Alert tone="warning" toneLabel="שימו לב" title="תשלום אוטומטי כבר מתוזמן">
        ל־5 בדצמבר.
      </Alert>
    </Stack>
  );
}

const amounts = [20530, 21075, 20988, 22905, 23140, 24817];

function Bills() {
  const bars = amounts.map((cents, index) => ({ date: `2026-${String(index + 6).padStart(2, "0")}-06`, cents }));
  return (
    <Stack>
      <BarTrend
        title="החשבון בחצי השנה האחרונה"
        level={2}
        summary="החשבון של נובמבר הוא הגבוה ביותר."
        empty={null}
        bars={bars}
        table={{ show: "הצגה כטבלה", caption: "חשבונות מאז יוני", month: "חודש", amount: "סכום" }}
      />
      <StatusCard level={2} title="אינטרנט" tone="success" stateLabel="תקין" />
      <ActionCard title="תשלום חד־פעמי" description="בכרטיס או מחשבון בנק" icon={<CardIcon size={24} />} href="#pay" />
    </Stack>
  );
}

type When = "today" | "due" | "later";

function WhenToPay() {
  const [when, setWhen] = useState<When>("today");
  const options = [
    { value: "today" as const, label: "היום", aside: <Money cents={24817} /> },
    { value: "due" as const, label: "במועד הפירעון" },
    { value: "later" as const, label: "ביום אחר" },
  ];
  return (
    <RadioGroup legend="מתי לשלם?" name="when" variant="cards" value={when} onChange={setWhen} options={options} />
  );
}

function Views() {
  const [view, setView] = useState<"review" | "when" | "bills" | "steps">("review");
  const walked = (
    <div style={{ inlineSize: "20rem", maxInlineSize: "100%" }}>
      <Stepper label="תשלום, שלב אחר שלב" progress="שלב 4 מתוך 4" steps={steps} />
    </div>
  );
  return (
    <Tabs
      label="התשלום"
      value={view}
      onChange={setView}
      tabs={[
        { id: "review", label: "סקירה", content: <Review /> },
        { id: "when", label: "מועד", content: <WhenToPay /> },
        { id: "bills", label: "חשבונות", content: <Bills /> },
        { id: "steps", label: "שלבים", content: walked },
      ]}
    />
  );
}

/** A payment step right to left, in Hebrew. The caller sets `dir="rtl"` on the page. */
export function PaymentFromRightToLeft() {
  const banner = (
    <TopBar brand={<Brand name="Portico" />}>
      <Avatar firstName="דנה" lastName="ריברה" label="דנה ריברה" size="small" />
    </TopBar>
  );
  return (
    <div lang="he">
      <AppShell banner={banner}>
        <Page width="narrow">
          <Stack gap="large">
            <Stack gap="small">
              <BackLink href="#date" label="תאריך" />
              <Breadcrumb
                label="מיקום"
                current="סקירה"
                crumbs={[
                  { href: "#billing", label: "חיובים" },
                  { href: "#pay", label: "תשלום" },
                ]}
                moreLabel={(hidden) => `הצגת ${hidden.join(", ")}`}
              />
              <Stepper label="ביצוע תשלום" progress="שלב 4 מתוך 4" steps={steps} />
              <PageHeader title="סקירה ושליחה" />
            </Stack>
            <Views />
            <Actions>
              <Button fullWidth>
                <Inline as="span">
                  <span>תשלום</span> <Money cents={24817} />
                </Inline>
              </Button>
            </Actions>
          </Stack>
        </Page>
      </AppShell>
    </div>
  );
}
