import type { Finding } from "@portico/gate/findings";
import type { MessageContract, Wording } from "@portico/gate/contract";
import { languages, type Language } from "@portico/message/tree";

const contract = (args: MessageContract["args"] = {}): MessageContract => ({ where: "a test", args });

/** Messages that use every contract feature. */
const whole: (MessageContract & Wording)[] = [
  { ...contract(), en: "Sign in to your account", es: "Inicie sesión en su cuenta" },
  {
    ...contract({ min: "money", max: "money" }),
    en: "Enter an amount between {min} and {max}.",
    es: "Escriba una cantidad entre {min} y {max}.",
  },
  {
    ...contract({ who: "text", terms: "tag" }),
    en: "{who}, read the <terms>terms</terms> first.",
    es: "{who}, lea antes los <terms>términos</terms>.",
  },
  {
    ...contract({ count: "count", total: "money", day: "date", kind: { select: ["card", "bank"] }, link: "tag" }),
    en: "{count, plural, one {One payment} other {# payments}} of {total} on {day, date, full}: {kind, select, card {by card} other {by bank}}. <link>See it</link>",
    es: "{count, plural, one {Un pago} many {# de pagos} other {# pagos}} de {total} el {day, date, full}: {kind, select, card {con tarjeta} other {por banco}}. <link>Véalo</link>",
  },
  {
    ...contract({ amount: "money" }),
    maxLength: 20,
    samples: { amount: 1_234_567 },
    en: "Pay {amount} now",
    es: "Pagar {amount} ya",
  },
];

const noise = [
  "{",
  "}",
  "<",
  ">",
  "'",
  "#",
  ",",
  "{x}",
  "<b>",
  "</b>",
  "{n, plural, other {",
  "\u200b",
  "\u202e",
  "\u{1f600}",
];

/** Damage at every fourth position: a character removed, the end truncated, text inserted. */
function damaged(text: string): string[] {
  const places = Array.from({ length: Math.ceil(text.length / 4) }, (_, index) => index * 4);
  return places.flatMap((at, turn) => [
    text.slice(0, at) + text.slice(at + 1),
    text.slice(0, at),
    text.slice(0, at) + (noise[turn % noise.length] ?? "") + text.slice(at),
  ]);
}

export type GateSample = { contract: MessageContract; language: Language; text: string };

export const gateSamples: readonly GateSample[] = whole.flatMap((message) =>
  languages.flatMap((language) =>
    [message[language], ...damaged(message[language])].map((text) => ({ contract: message, language, text })),
  ),
);

/** One line per sample: its findings with everything that is displayed. */
export function checkLine({ text }: GateSample, findings: readonly Finding[]): string {
  const said = findings.map(({ code, severity, line, column, offset, found, expected }) =>
    [code, severity[0], `${line}:${column}`, offset, found ?? "", (expected ?? []).join("|")].join(" "),
  );
  return JSON.stringify([text, ...said]);
}
