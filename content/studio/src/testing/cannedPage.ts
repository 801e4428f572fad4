import { type AuditFinding, previewBase, previewIn, type ShownWords } from "@portico/content-runtime/preview/protocol";
import type { FrameAddress } from "../screens/pages/frame/useFrameSource.ts";

/** Messages on the canned page, in both languages. */
export type CannedWords = Omit<ShownWords, "text"> & { en: string; es: string };

const cannedWords: CannedWords[] = [
  { key: "billing.home.title", place: "title", en: "Billing - Portico", es: "Facturación - Portico", inSight: true },
  { key: "billing.home.heading", place: "text", en: "Billing", es: "Facturación", inSight: true },
  {
    key: "billing.payOnce.amount.title",
    place: "text",
    en: "How much do you want to pay?",
    es: "¿Cuánto desea pagar?",
    inSight: true,
  },
  { key: "billing.payOnce.review.title", place: "text", en: "Check and pay", es: "Revise y pague", inSight: true },
  { key: "billing.payOnce.review.title", place: "text", en: "Check and pay", es: "Revise y pague", inSight: true },
  { key: "shell.menu", place: "name", en: "Main menu", es: "Menú principal", inSight: false },
];

const cannedFindings: AuditFinding[] = [
  {
    rule: "color-contrast",
    help: "Elements must meet minimum color contrast ratio thresholds",
    impact: "serious",
    count: 2,
    words: ["billing.payOnce.amount.title"],
  },
  {
    rule: "region",
    help: "All page content should be contained by landmarks",
    impact: "moderate",
    count: 1,
    words: [],
  },
];

export type CannedPage = {
  words?: CannedWords[];
  findings?: AuditFinding[];
  /** Never sends a message, like a page that is not the portal's. */
  silent?: boolean;
  /** Soon reports a refused change, or that the preview has expired. */
  says?: "refused" | "ended";
};

/**
 * Implements the page's side of the preview protocol, over a few paragraphs. Runs uncompiled in the browser, so it is
 * plain JavaScript.
 */
const script = `
  const { words, findings, silent, says, address, locale } = JSON.parse(document.getElementById("canned").textContent);
  const say = (message) => parent.postMessage(message, location.origin);
  const now = { locale, address, choosing: false, written: {} };
  const textOf = (tree) => tree.map((part) => (part.type === 0 ? part.value : "{" + part.value + "}")).join("");
  const read = (word) => now.written[word.key + now.locale] ?? word[now.locale === "es-US" ? "es" : "en"];
  const main = document.querySelector("main");
  function draw() {
    document.documentElement.lang = now.locale.slice(0, 2);
    main.replaceChildren(...words.filter(({ place }) => place === "text").map((word) => {
      const line = document.createElement("p");
      line.dataset.key = word.key;
      line.textContent = read(word);
      return line;
    }));
    say({ type: "shown", address: now.address, title: "Billing", locale: now.locale, words: words.map((word) => ({ key: word.key, place: word.place, text: read(word), inSight: word.inSight })) });
  }
  const acts = {
    write({ messages }) {
      for (const { key, locale, message } of messages) {
        if (message === null) delete now.written[key + locale];
        else now.written[key + locale] = textOf(message);
      }
      draw();
    },
    choose({ on }) { now.choosing = on; document.body.dataset.choosing = on; },
    point({ key }) { for (const line of main.children) line.style.outline = line.dataset.key === key ? "3px solid" : ""; },
    speak(message) { now.locale = message.locale; draw(); },
    audit() { say({ type: "audited", findings }); },
  };
  if (!silent) {
    addEventListener("message", ({ data, source }) => source === parent && acts[data.type]?.(data));
    main.addEventListener("click", ({ target }) => now.choosing && target.dataset.key && say({ type: "chosen", key: target.dataset.key }));
    document.querySelector("a").addEventListener("click", (event) => { event.preventDefault(); now.address = "/services"; draw(); });
    document.querySelector("button").addEventListener("click", () => say({ type: "refused" }));
    say({ type: "ready" });
    draw();
    if (says) setTimeout(() => say({ type: says }), 100);
  }
`;

const html = (said: { locale: string; [member: string]: unknown }) =>
  `<!doctype html><html lang="${said.locale}"><head><meta charset="utf-8"><title>Billing</title><style>body{font:18px system-ui;margin:0;background:#fff;color:#14242b}header{background:#083f45;padding:16px}main,nav{padding:16px}a,button{font:inherit}header{color:#fff}</style></head><body><header>Portico</header><main></main><nav><a href="#">Services</a> <button type="button">Pay</button></nav><script type="application/json" id="canned">${JSON.stringify(said).replaceAll("<", "\\u003c")}</script><script>${script}</script></body></html>`;

/** The canned page behind every preview URL; the same URL gives the same page. */
export function cannedPage({
  words = cannedWords,
  findings = cannedFindings,
  silent = false,
  says,
}: CannedPage = {}): FrameAddress {
  const made = new Map<string, string>();
  return (address) => {
    const of = previewIn(address);
    if (!of) throw new Error(`${address} is no preview's address.`);
    const page = address.slice(previewBase(of).length);
    const found =
      made.get(address) ??
      URL.createObjectURL(
        new Blob([html({ words, findings, silent, says, address: page, locale: of.locale })], { type: "text/html" }),
      );
    made.set(address, found);
    return found;
  };
}
