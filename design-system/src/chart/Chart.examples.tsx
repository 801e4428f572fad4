import { Card } from "../card/index.ts";
import { EmptyState } from "../feedback/index.ts";
import { Stack } from "../layout/index.ts";
import { useLocale } from "../locale/index.ts";
import { Money } from "../money/index.ts";
import { BarTrend, type BarTrendProps, type TrendBar } from "./BarTrend.tsx";
import { Waterfall, type WaterfallProps } from "./Waterfall.tsx";

const trendWords = {
  en: {
    title: "Your bill over two years",
    summary: "It was between $205.30 and $251.90; the November bill is $248.17.",
    show: "See it as a table",
    caption: "Bills since December 2024",
    month: "Month",
    amount: "Amount",
  },
  es: {
    title: "Su factura en dos años",
    summary: "Estuvo entre $205.30 y $251.90; la de noviembre es de $248.17.",
    show: "Ver como tabla",
    caption: "Facturas desde diciembre de 2024",
    month: "Mes",
    amount: "Monto",
  },
};

const amounts = [
  20530, 20530, 21075, 20988, 20988, 21640, 22905, 21640, 21640, 21712, 21712, 21712, 22480, 22480, 23015, 22975, 25190,
  22975, 22975, 23140, 23140, 23140, 23140, 24817,
];

/** Consecutive months that end with November 2026. */
function endingInNovember(cents: readonly number[]): TrendBar[] {
  return cents.map((amount, index) => {
    const month = new Date(Date.UTC(2026, 10 - (cents.length - 1 - index), 6));
    return { date: month.toISOString().slice(0, 10), cents: amount };
  });
}

function Trend({ cents, ...labels }: { cents: readonly number[] } & Partial<Pick<BarTrendProps, "title" | "summary">>) {
  const { title, summary, ...table } = useLocale() === "es-US" ? trendWords.es : trendWords.en;
  const empty = (
    <EmptyState level={4} title="No bills yet">
      The first one will stand here on December 6.
    </EmptyState>
  );
  return (
    <BarTrend
      title={title}
      summary={summary}
      {...labels}
      level={3}
      empty={empty}
      bars={endingInNovember(cents)}
      table={table}
    />
  );
}

export function TwoYears() {
  return <Trend cents={amounts} />;
}
export function OneBill() {
  return <Trend cents={[24817]} title="Your bills" summary="There is one bill so far: $248.17." />;
}
export function NoBills() {
  return <Trend cents={[]} title="Your bills" summary="Each month’s bill will be drawn here." />;
}

/** A refund made one bill a credit, and one month had no bill at all. */
export function WithCredit() {
  return (
    <Trend
      cents={[8140, 8140, 0, 8140, -3200, 4940, 8140]}
      title="Your bill since May"
      summary="In September $32.00 stood to your credit; in July there was no bill."
    />
  );
}

const bridgeWords = {
  en: {
    table: {
      show: "See it as a table",
      caption: "From the October bill to the November bill",
      step: "What changed",
      amount: "Amount",
      total: "Bill then",
    },
    unexplained: "Not explained here",
  },
  es: {
    table: {
      show: "Ver como tabla",
      caption: "De la factura de octubre a la de noviembre",
      step: "Qué cambió",
      amount: "Monto",
      total: "Factura hasta aquí",
    },
    unexplained: "Sin explicación aquí",
  },
};

const names = {
  en: { october: "October", line: "New line", taxes: "Taxes", credit: "Credit", november: "November" },
  es: { october: "Octubre", line: "Línea nueva", taxes: "Impuestos", credit: "Crédito", november: "Noviembre" },
};

type Bridge = Pick<WaterfallProps, "title" | "summary" | "from" | "steps" | "to">;

function BillBridge(bridge: Bridge) {
  const spanish = useLocale() === "es-US";
  const { table, unexplained } = bridgeWords[spanish ? "es" : "en"];
  const starts = (cents: number) => (
    <>
      {spanish ? "La escala comienza en" : "The scale starts at"} <Money cents={cents} />.
    </>
  );
  return <Waterfall {...bridge} level={3} table={table} unexplained={unexplained} scaleStartsAt={starts} />;
}

export function WhyHigher() {
  const spanish = useLocale() === "es-US";
  const { october, line, taxes, credit, november } = names[spanish ? "es" : "en"];
  return (
    <BillBridge
      title={
        spanish ? (
          <>
            Por qué esta factura es <Money cents={1677} /> más alta
          </>
        ) : (
          <>
            Why this bill is <Money cents={1677} /> higher
          </>
        )
      }
      summary={
        spanish
          ? "Casi todo es la línea que agregó el 3 de noviembre."
          : "Most of it is the line that you added on November 3."
      }
      from={{ label: october, cents: 23140 }}
      steps={[
        { id: "line", label: line, cents: 1500 },
        { id: "taxes", label: taxes, cents: 677 },
        { id: "credit", label: credit, cents: -500 },
      ]}
      to={{ label: november, cents: 24817 }}
    />
  );
}

/** The steps do not add up: the remainder is drawn and listed as such. */
export function Unbalanced() {
  return (
    <BillBridge
      title="From October to November"
      summary="The bill is $16.77 higher."
      from={{ label: "October", cents: 23140 }}
      steps={[{ id: "line", label: "New line", cents: 1500 }]}
      to={{ label: "November", cents: 24817 }}
    />
  );
}

export function NothingChanged() {
  return (
    <BillBridge
      title="From October to November"
      summary="Both bills are $231.40. A free month of voicemail changed nothing."
      from={{ label: "October", cents: 23140 }}
      steps={[{ id: "voicemail", label: "Voicemail", cents: 0 }]}
      to={{ label: "November", cents: 23140 }}
    />
  );
}

/** More steps than fit vertically, and a refund that turns the bill into a credit. */
export function IntoCredit() {
  const steps = [
    ["Internet, part of a month", -6000],
    ["New line", 1500],
    ["Line moved", 2500],
    ["Late fee", 899],
    ["Auto Pay discount", -500],
    ["Taxes, fees and surcharges", 312],
    ["Regulatory cost recovery", 44],
    ["Refund for the outage of October 12", -14000],
  ] as const;
  return (
    <BillBridge
      title="From October to November"
      summary="A refund of $140.00 leaves $21.05 to your credit."
      from={{ label: "October", cents: 13140 }}
      steps={steps.map(([label, cents]) => ({ id: label, label, cents }))}
      to={{ label: "November", cents: -2105 }}
    />
  );
}

export function LongWords() {
  const word = "Telekommunikationsgrundgebührenerhöhung";
  return (
    <Stack gap="large">
      <BillBridge
        title={word}
        summary={word}
        from={{ label: word, cents: 10_000_000 }}
        steps={[{ id: "a", label: word, cents: 9_000_000 }]}
        to={{ label: word, cents: 19_000_000 }}
      />
      <Trend cents={[10_000_000, 20_000_000]} title={word} summary={word} />
    </Stack>
  );
}

export function AllStates() {
  return (
    <Stack gap="large">
      {[TwoYears, WithCredit, OneBill, NoBills, WhyHigher, Unbalanced, NothingChanged, IntoCredit].map((Example) => (
        <Card key={Example.name}>
          <Example />
        </Card>
      ))}
    </Stack>
  );
}
