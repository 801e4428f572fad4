import catalogue from "@portico/catalogue/catalogue.json" with { type: "json" };
import { Badge } from "@portico/design-system/badge";
import { Button } from "@portico/design-system/button";
import { Card, CardTitle } from "@portico/design-system/card";
import { Page } from "@portico/design-system/layout";
import { LocaleProvider } from "@portico/design-system/locale";
import { BottomNav, Brand } from "@portico/design-system/navigation";
import { PageHeader } from "@portico/design-system/page-header";
import { Table } from "@portico/design-system/table";
import { Tabs } from "@portico/design-system/tabs";
import "@portico/design-system/theme";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { builtInContent } from "../testing/builtInContent.ts";

type Contract = {
  where: string;
  args?: Record<string, unknown>;
  maxLength?: number;
  samples?: Record<string, unknown>;
};
type Component = "button" | "badge" | "tab" | "navigation" | "column" | "heading" | "siteName";

const locales = ["en-US", "es-US"] as const;

/** Components by their description in the catalogue; names that are composed with others have limits of their own. */
const componentOf = ({ where }: Contract): Component => {
  if (/badge/i.test(where)) return "badge";
  if (/^main menu/i.test(where)) return "navigation";
  if (/^tab\b/i.test(where)) return "tab";
  if (/name of the .* site/i.test(where)) return "siteName";
  if (/column/i.test(where)) return "column";
  return /^document title/i.test(where) ? "heading" : "button";
};

/** The values of a select argument, which have no samples: the catalogue measures every branch. */
const branches = ({ args = {}, samples = {} }: Contract): Record<string, unknown>[] => {
  const selects = Object.entries(args).filter(([, kind]) => typeof kind === "object");
  const [select] = selects;
  const options = select ? [...(select[1] as { select: string[] }).select, "OTHER"] : [];
  return select ? options.map((value) => ({ ...samples, [select[0]]: value })) : [samples];
};

const limited = Object.entries(catalogue.messages as Record<string, Contract>)
  .filter(([, { maxLength }]) => maxLength !== undefined)
  .map(([key, contract]) => ({ key, contract, component: componentOf(contract), max: contract.maxLength ?? 0 }));

/** One instance of the component with this text, in a card of a page, as screens have it. */
const shown: Record<Component, (text: string, bar: readonly string[]) => ReactNode> = {
  button: (text) => (
    <Card>
      <Button fullWidth>{text}</Button>
    </Card>
  ),
  badge: (text) => (
    <Card labelledBy="t">
      <CardTitle level={2} id="t" aside={<Badge tone="neutral">{text}</Badge>}>
        Auto Pay
      </CardTitle>
    </Card>
  ),
  tab: (text) => (
    <Card>
      <Tabs label="Tabs" value="a" onChange={() => undefined} tabs={[{ id: "a", label: text, content: null }]} />
    </Card>
  ),
  column: (text) => (
    <Table
      caption="Table"
      captionHidden
      columns={[
        { id: "name", header: text, cell: () => "November 30, 2026", rowHeader: true },
        { id: "amount", header: text, cell: () => "$12,345.67", align: "end" },
      ]}
      rows={[1]}
      rowKey={String}
      empty={null}
    />
  ),
  heading: (text) => <PageHeader title={text} />,
  siteName: (text) => <Brand name={text} />,
  // With the others, the most that the bar has, over the full width of the screen.
  navigation: (text, bar) => (
    <div style={{ marginInline: "-16px" }}>
      <BottomNav
        label="Navigation"
        items={[text, ...bar.filter((label) => label !== text)].map((label) => ({
          href: `#${label}`,
          label,
          icon: null,
          current: false,
        }))}
      />
    </div>
  ),
};

/** Lines that a text takes: its line boxes that are visibly apart. */
function linesOf(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top);
  return tops.sort((one, other) => one - other).filter((top, at) => at === 0 || top - (tops[at - 1] ?? 0) > 8).length;
}

const isClipped = (element: Element) => element.scrollWidth > element.clientWidth + 1;

/** On a phone a column's name is beside the value of each row: both on one line, or the row is hard to read. */
const wraps = (cell: Element) =>
  cell.getBoundingClientRect().height > 1.6 * parseFloat(getComputedStyle(cell).lineHeight);

const rowsOf = (place: Element) =>
  new Set([...place.querySelectorAll("li")].map((item) => Math.round(item.getBoundingClientRect().top))).size;

/** The lines that a component has for its text on a phone. */
const lines: Record<Component, number> = {
  button: 2,
  badge: 1,
  tab: 1,
  navigation: 2,
  column: 1,
  heading: 2,
  siteName: 2,
};

const elementOf: Record<Component, (place: Element) => Element | null> = {
  button: (place) => place.querySelector("button"),
  badge: (place) => place.querySelector("h2")?.parentElement?.lastElementChild ?? null,
  tab: (place) => place.querySelector('[role="tab"]'),
  column: (place) => place.querySelector("td"),
  heading: (place) => place.querySelector("h1"),
  siteName: (place) => place.querySelector("span"),
  navigation: (place) => place.querySelector("a"),
};

function fits({ component, max }: Sample, place: Element): boolean {
  const element = elementOf[component](place);
  if (!element) throw new Error(`No ${component} is shown.`);
  if (component === "column") return !wraps(element) && !isClipped(place);
  const spills = component === "navigation" ? rowsOf(place) > 1 : isClipped(place);
  const available = component === "button" && max <= oneLine ? 1 : lines[component];
  return linesOf(element) <= available && !isClipped(element) && !spills;
}

/** Buttons with an amount, such as Pay, have one line: their limit is below what one line holds (28 characters). */
const oneLine = 26;

type Sample = { max: number; component: Component; text: string; name: string };

/** The names of the samples that do not fit their component on a phone. */
async function misfits(locale: (typeof locales)[number], samples: readonly Sample[]): Promise<string[]> {
  await page.viewport(360, 800);
  const { text: say } = await builtInContent(locale);
  const bar = [
    say("shell.tab.summary.short"),
    say("shell.tab.billing"),
    say("shell.tab.services"),
    say("shell.tab.settings"),
    say("shell.tab.community.short"),
  ];
  const { container, unmount } = await render(
    <LocaleProvider locale={locale}>
      <Page width="narrow">
        {samples.map(({ component, text, name }) => (
          <div key={name} data-sample={name} style={{ display: "grid" }}>
            {shown[component](text, bar)}
          </div>
        ))}
      </Page>
    </LocaleProvider>,
  );
  await document.fonts.ready;
  const places = [...container.querySelectorAll("[data-sample]")];
  const found = samples.filter((sample, at) => !fits(sample, places[at] as Element)).map(({ name }) => name);
  await unmount();
  return found;
}

// Measured at 360 px: a button in a card holds 28 characters on a line, a badge beside a title 35, a tab 33, a column's name
// beside an amount 28, a heading 24 on a line, an item of the bottom bar 20.
test.each(locales)(
  "[COPY-04 partly] every %s message with a length limit fits its component on a phone, with its longest values",
  async (locale) => {
    const { text } = await builtInContent(locale);
    const say = text as (key: string, values?: Record<string, unknown>) => string;
    const samples = limited.flatMap(({ key, contract, component, max }) =>
      branches(contract).map((values, at) => ({ max, component, text: say(key, values), name: `${key} ${at}` })),
    );
    expect(await misfits(locale, samples)).toEqual([]);
  },
);

/** Running text of both languages, as filler of any length. */
const filler = {
  "en-US": "Download the statements of every month and send them to another address",
  "es-US": "Descargar los estados de cuenta de cada mes y enviarlos a otra dirección",
};

test.each(locales)(
  "[COPY-04 partly] a %s text as long as the limit fits too: editors may use all of it",
  async (locale) => {
    const distinct = new Map(limited.map(({ component, max }) => [`${component} of ${max}`, { component, max }]));
    const samples = [...distinct].map(([name, { component, max }]) => ({
      name,
      max,
      component,
      text: filler[locale].slice(0, max),
    }));
    expect(await misfits(locale, samples)).toEqual([]);
  },
);

test("a text that is too long is found in every component", async () => {
  const samples = (Object.keys(shown) as Component[]).map((component) => ({
    max: oneLine,
    component,
    name: component,
    text: `${filler["en-US"]}, ${filler["es-US"]}`,
  }));
  expect(await misfits("en-US", samples)).toEqual(Object.keys(shown));
});
