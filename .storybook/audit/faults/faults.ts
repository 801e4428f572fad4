import { faultlessPage } from "./specimen.ts";

/** One fault: the success criterion that it violates, and the one place of the specimen that it changes. */
export type Fault = { name: string; criterion: string; from: string; to: string };

const style = "</style>";
const script = "</script>";

/** Common real-world accessibility faults. */
export const faults: Fault[] = [
  // Names
  {
    name: "a field without a label",
    criterion: "4.1.2",
    from: '<label for="amount">Amount</label>',
    to: "<span>Amount</span>",
  },
  {
    name: "a placeholder instead of a label",
    criterion: "3.3.2",
    from: '<label for="amount">Amount</label>\n    <input',
    to: '<input placeholder="Amount"',
  },
  { name: "an icon button without a name", criterion: "4.1.2", from: ' aria-label="Clear the amount"', to: "" },
  {
    name: "a name that leaves out the words on the button",
    criterion: "2.5.3",
    from: 'class="words"',
    to: 'class="words" aria-label="Submit"',
  },
  {
    name: "a picture without an alternative",
    criterion: "1.1.1",
    from: ' alt="Payments by month: the last three are alike"',
    to: "",
  },
  {
    name: "a file name as alternative",
    criterion: "1.1.1",
    from: 'alt="Payments by month: the last three are alike"',
    to: 'alt="IMG_2041.png"',
  },
  { name: "a frame without a name", criterion: "4.1.2", from: ' title="Card form"', to: "" },
  { name: "a dialog without a name", criterion: "4.1.2", from: '<dialog aria-labelledby="sure">', to: "<dialog>" },
  {
    name: "radio buttons that no group names",
    criterion: "1.3.1",
    from: "<legend>Pay with</legend>",
    to: "<p>Pay with</p>",
  },
  // Page and structure
  { name: "a page without a language", criterion: "3.1.1", from: '<html lang="en">', to: "<html>" },
  { name: "a language that does not exist", criterion: "3.1.1", from: '<html lang="en">', to: '<html lang="english">' },
  { name: "a page without a title", criterion: "2.4.2", from: "<title>Pay your bill</title>", to: "" },
  {
    name: "zooming forbidden",
    criterion: "1.4.4",
    from: "initial-scale=1",
    to: "initial-scale=1, maximum-scale=1, user-scalable=no",
  },
  {
    name: "a page that reloads by itself",
    criterion: "2.2.1",
    from: '<meta charset="utf-8">',
    to: '<meta charset="utf-8"><meta http-equiv="refresh" content="60">',
  },
  { name: "a heading level left out", criterion: "1.3.1", from: "<h2>How much</h2>", to: "<h4>How much</h4>" },
  {
    name: "a table without headers",
    criterion: "1.3.1",
    from: '<th scope="col">Date</th><th scope="col">Amount</th>',
    to: "<td>Date</td><td>Amount</td>",
  },
  {
    name: "list items without a list",
    criterion: "1.3.1",
    from: "<ul><li>Paperless</li><li>Auto Pay</li></ul>",
    to: "<div><li>Paperless</li><li>Auto Pay</li></div>",
  },
  // Roles and states
  { name: "a role that does not exist", criterion: "4.1.2", from: 'role="tabpanel"', to: 'role="tab-panel"' },
  {
    name: "a state with a value that does not exist",
    criterion: "4.1.2",
    from: 'aria-invalid="true"',
    to: 'aria-invalid="yes"',
  },
  {
    name: "a description that points nowhere",
    criterion: "1.3.1",
    from: 'aria-describedby="amount-hint"',
    to: 'aria-describedby="amount-hnt"',
  },
  {
    name: "the same id twice, and a label for both",
    criterion: "4.1.2",
    from: '<input id="email"',
    to: '<input id="amount"',
  },
  {
    name: "a focusable control hidden from screen readers",
    criterion: "4.1.2",
    from: '<button type="button" id="details"',
    to: '<button type="button" id="details" aria-hidden="true"',
  },
  {
    name: "a button inside a link",
    criterion: "4.1.2",
    from: '<a href="#bill">you can read it here</a>',
    to: '<a href="#bill">you can <button type="button">read it</button> here</a>',
  },
  {
    name: "a token that no browser can fill in",
    criterion: "1.3.5",
    from: 'autocomplete="email"',
    to: 'autocomplete="e-mail"',
  },
  {
    name: "what opens does not say that it is open",
    criterion: "4.1.2",
    from: 'of("details").setAttribute("aria-expanded", String(!of("more").hidden));',
    to: "",
  },
  {
    name: "a message that no live region speaks",
    criterion: "4.1.3",
    from: '<p role="status" id="saved">',
    to: '<p id="saved">',
  },
  // Keyboard and focus
  {
    name: "a place in the tab order ahead of everything",
    criterion: "2.4.3",
    from: 'id="save"',
    to: 'id="save" tabindex="5"',
  },
  {
    name: "a button that only a mouse can press",
    criterion: "2.1.1",
    from: '<button type="button" id="save" class="words">Save for later</button>',
    to: '<div id="save" class="words" role="button" tabindex="0">Save for later</div>',
  },
  {
    name: "a keyboard trap",
    criterion: "2.1.2",
    from: script,
    to: 'of("email").addEventListener("keydown", (event) => { if (event.key === "Tab") event.preventDefault(); });\n</script>',
  },
  {
    name: "a field that takes the focus when the page opens",
    criterion: "2.4.3",
    from: '<input id="email"',
    to: '<input autofocus id="email"',
  },
  {
    name: "focus lost when a dialog closes",
    criterion: "2.4.3",
    from: "dialog.close());",
    to: "{ dialog.close(); document.activeElement.blur(); });",
  },
  {
    name: "a focus ring removed",
    criterion: "2.4.7",
    from: style,
    to: "#clear:focus-visible { outline: none; }</style>",
  },
  {
    name: "a focus ring too faint to see",
    criterion: "1.4.11",
    from: "outline: 3px solid #0040a0",
    to: "outline: 3px solid #e4e4e4",
  },
  {
    name: "a focused control under the sticky header",
    criterion: "2.4.11",
    from: "<h1>Pay your bill</h1>",
    to: '<h1>Pay your bill</h1><a href="#bill" style="position:absolute;inset-block-start:0.5rem;inset-inline-start:10rem;z-index:-1">Read</a>',
  },
  // Visual presentation
  { name: "faint text", criterion: "1.4.3", from: style, to: "#amount-hint { color: #8a8a8a; }</style>" },
  {
    name: "links in a text that only their colour shows",
    criterion: "1.4.1",
    from: "p a { display: inline; padding: 0; }",
    to: "p a { display: inline; padding: 0; text-decoration: none; color: #333; }",
  },
  {
    name: "targets too small and too close",
    criterion: "2.5.8",
    from: style,
    to: ".tab { min-block-size: 0; block-size: 1rem; padding: 0; font-size: 0.7rem; line-height: 1; } .tabs { flex-direction: column; gap: 2px; align-items: start; }</style>",
  },
  {
    name: "a chosen tab that forced colours hide",
    criterion: "1.4.1",
    from: "background: #d6e4ff; border-block-end: 4px solid #0040a0;",
    to: "background: #d6e4ff;",
  },
  {
    name: "a movement that goes on under reduced motion",
    criterion: "2.3.3",
    from: "{ .mark { animation: none; } }",
    to: "{ }",
  },
  {
    name: "text cut at 200 %",
    criterion: "1.4.4",
    from: style,
    to: ".card { block-size: 44px; overflow: hidden; }</style>",
  },
  {
    name: "text cut by WCAG's text spacing",
    criterion: "1.4.12",
    from: style,
    to: ".words { inline-size: 7.5rem; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }</style>",
  },
  {
    name: "words cut when a translation is longer",
    criterion: "1.4.12",
    from: style,
    to: "th { max-inline-size: 4.5rem; overflow: hidden; white-space: nowrap; }</style>",
  },
  {
    name: "a page that scrolls both ways at 320 px",
    criterion: "1.4.10",
    from: style,
    to: "form { min-inline-size: 30rem; }</style>",
  },
  {
    name: "texts on top of each other at 320 px",
    criterion: "1.4.10",
    from: style,
    to: ".card { position: relative; block-size: 3.5rem; margin-block-end: -1rem; }</style>",
  },
];

/**
 * Injects one fault into the specimen. Throws if the fault no longer fits the specimen, because it would look like one
 * that no tool catches.
 */
export function injected({ name, from, to }: Fault): string {
  const parts = faultlessPage.split(from);
  if (parts.length !== 2) throw new Error(`"${name}" has ${parts.length - 1} places in the specimen, not one`);
  return parts.join(to);
}
