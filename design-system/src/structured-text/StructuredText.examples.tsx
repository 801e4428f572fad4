import { StructuredText, type TextBlock, type TextSpan } from "./index.ts";

const words = (text: string): TextSpan => ({ text, strong: false, href: null });
const strong = (text: string): TextSpan => ({ text, strong: true, href: null });
const link = (text: string, href: string): TextSpan => ({ text, strong: false, href });

const restart: readonly TextBlock[] = [
  { kind: "PARAGRAPH", items: [[words("A restart takes "), strong("about five minutes"), words(".")]] },
  { kind: "HEADING", items: [[words("Before you begin")]] },
  {
    kind: "BULLETS",
    items: [
      [words("Internet and phone lines stop while the modem restarts.")],
      [words("Look for an outage on "), link("the outage map", "/outage-map"), words(".")],
    ],
  },
  { kind: "HEADING", items: [[words("Restart it")]] },
  { kind: "SUBHEADING", items: [[words("On the page")]] },
  {
    kind: "STEPS",
    items: [
      [words("Open "), link("Services", "/services"), words(" and find the device.")],
      [words("Choose Restart.")],
      [words("Wait until its state says that it’s online.")],
    ],
  },
  { kind: "SUBHEADING", items: [[words("When that doesn’t help")]] },
  {
    kind: "PARAGRAPH",
    items: [[words("Call "), link("customer care (800) 555-0100", "tel:+18005550100"), words(" at any time.")]],
  },
];

export const Article = () => <StructuredText level={2} blocks={restart} />;

export const InANewWindow = () => (
  <StructuredText level={3} blocks={restart} external={{ label: "opens in a new window" }} />
);

export const PlainParagraphs = () => (
  <StructuredText
    level={2}
    blocks={[
      { kind: "PARAGRAPH", items: [[words("Payment history lists every payment with its state.")]] },
      { kind: "PARAGRAPH", items: [[words("A payment can take up to 24 hours to show on your balance.")]] },
    ]}
  />
);

export const ManySteps = () => (
  <StructuredText
    level={2}
    blocks={[
      {
        kind: "STEPS",
        items: Array.from({ length: 12 }, (_, step) => [
          words(`Step ${step + 1} has enough words that it needs a second line on a narrow screen.`),
        ]),
      },
    ]}
  />
);

export const AllStates = () => (
  <>
    <Article />
    <PlainParagraphs />
    <ManySteps />
  </>
);
