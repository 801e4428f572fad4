import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkWording } from "./checkWording.ts";
import { prepareGlossary, type GlossaryTerm } from "./glossary.ts";
import { readCatalogue } from "./readCatalogue.ts";

const folder = join(import.meta.dirname, "../../catalogue");
const entries = readCatalogue(folder);
const catalogue = Object.entries(entries);
const terms = JSON.parse(readFileSync(join(folder, "glossary.json"), "utf8")) as GlossaryTerm[];

type Wording = { en: string; es: string };

/** Returns the keys whose wording breaks a rule, with the wording. */
const against = (breaks: (words: Wording, key: string) => boolean) =>
  catalogue.filter(([key, entry]) => breaks(entry, key)).map(([key, { en, es }]) => `${key}: ${en} | ${es}`);

const inEither = (pattern: RegExp) => against(({ en, es }) => pattern.test(en) || pattern.test(es));

const times = (text: string, sign: string) => text.split(sign).length - 1;

const closing = (text: string) => /[.?!:](?=[\s}]*$)/.exec(text)?.[0] ?? "";

/** Legal text has no contractions and states what both parties will do. */
const isLegal = (key: string) => entries[key]?.legal === true;
const isOfStudio = (key: string) => key.startsWith("studio.");

/** Returns the wordings that match their language's pattern, without the exempt keys. */
const found = (patterns: { en?: RegExp; es?: RegExp }, except: (key: string) => boolean = () => false) =>
  against(({ en, es }, key) => !except(key) && ((patterns.en?.test(en) ?? false) || (patterns.es?.test(es) ?? false)));

/** Terms replaced by those of the glossary, in both languages. */
const retired: [name: string, pattern: RegExp, except?: string[]][] = [
  [
    "what is due, what you owe → amount due",
    /\bwhat (is|you) (due|owe)\b|\bwhat’s due\b|\blo que (usted )?debe\b(?! (hacer|pagar))/i,
    ["billing.payOnce.overpay.title"],
  ],
  [
    "saldo pendiente, monto por pagar, monto a pagar → saldo por pagar",
    /\bsaldo pendiente\b|\bmonto ((a|por) pagar|adeudado)\b/i,
  ],
  ["balance after, still due → amount due after payment", /^balance after\b|\bstill due\b|^saldo después\b/i],
  [
    "past-due amount → past-due balance",
    /\bpast-due amount\b|\blate (part|balance)\b|\bmonto vencido\b|\blo vencido\b|\batrasado\b/i,
  ],
  ["un crédito → saldo a favor", /\b(como|un) crédito\b/i],
  [
    "refused → declined, of a card",
    /\b(card|cards|payment) (was|were|wasn’t|weren’t) (refused|accepted|not accepted)\b|declinad/i,
  ],
  ["payment plan → payment arrangement", /\bpayment plan\b|\bplan de pagos?\b/i],
  ["registrado → aplicado, solicitado", /\bregistrad[oa]s?\b/i],
  ["user name → username", /\buser name\b/i],
  ["money calendar → payment calendar", /\bmoney calendar\b|\bcalendario de dinero\b/i],
  ["contrato de inquilinos → acuerdo de servicio para inquilinos", /\bcontratos? de inquilinos\b/i],
  ["invented → sample, of people and customers", /\b(invented|inventad[oa]s?)\b/i],
  [
    "customer service, servicio al cliente → customer care, atención al cliente",
    /\bcustomer service\b|\bservicio al cliente\b/i,
  ],
  ["e-mail → email", /\be-mail/i],
  ["visita técnica → visita del técnico, for which a customer has a cita", /\bvisitas? (técnicas?|de un técnico)\b/i],
];

describe("the house style (docs/content.md)", () => {
  test("no wording ends in an ellipsis", () => {
    expect(inEither(/…|\.{3}/)).toEqual([]);
  });

  test("apostrophes and quotation marks are typographic, and the same in both languages", () => {
    expect(inEither(/['"«»]/)).toEqual([]);
  });

  test("a Spanish question or exclamation has its opening mark", () => {
    expect(against(({ es }) => times(es, "?") !== times(es, "¿") || times(es, "!") !== times(es, "¡"))).toEqual([]);
  });

  test("Spanish uses usted", () => {
    expect(
      against(({ es }) => /(?<!\p{L})(tú|tus?|ti|te|contigo|puedes|tienes|quieres|debes|haz)(?!\p{L})/iu.test(es)),
    ).toEqual([]);
  });

  test("Wi-Fi is wifi in Spanish", () => {
    expect(found({ es: /wi-fi/i })).toEqual([]);
  });

  test("both languages end alike: sentences with a full stop, buttons without", () => {
    expect(against(({ en, es }) => closing(en) !== closing(es))).toEqual([]);
  });

  test("customers read no developer terms", () => {
    const words = "invalid|null|undefined|submit|JSON|HTTP|API|server|token|cache|payload|endpoint|browser cache";
    const pattern = new RegExp(`\\b(${words}|error \\d+)\\b`, "i");
    expect(found({ en: pattern, es: pattern }, isOfStudio)).toEqual([]);
  });

  test("Spanish has one phrase for retrying", () => {
    expect(
      found({ es: /\b(intente (de nuevo|otra)|inténtelo más tarde|reintent|vuelva a intentar\b(?!lo))/i }),
    ).toEqual([]);
  });

  test("each language has one sentence for an unmoved charge: “You were not charged.”, “No le cobramos nada.”", () => {
    expect(
      found({
        en: /\bmoney (was|is|has been|will be) (not )?taken\b|\bno money\b|\bnothing (was|is|has been|will be) charged\b/i,
        es: /\bse (le )?(cobró|cobra|cobrará|ha cobrado) nada\b|\bcobro se (realizó|hizo)\b/i,
      }),
    ).toEqual([]);
  });

  test("a button is named by its text: “select “Save””, never “press Save again”", () => {
    const keyboard = (key: string) => key === "studio.editor.field.hint";
    expect(found({ en: /\bpress/i, es: /\bpresion|\b(seleccione|pulse) “/i }, keyboard)).toEqual([]);
    const texts = { en: catalogue.map(([, { en }]) => en), es: catalogue.map(([, { es }]) => es) };
    const named = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name ?? "");
    const isButton = (name: string, all: string[]) => all.some((text) => text === name || text.startsWith(`${name} {`));
    expect(
      against(
        ({ en, es }) =>
          named(en, /\bselect “([^”]+)”/gi).some((name) => !isButton(name, texts.en)) ||
          named(es, /\belija “([^”]+)”/gi).some((name) => !isButton(name, texts.es)),
      ),
    ).toEqual([]);
  });

  test("nothing happens “by itself”, and no Spanish sentence ends in “por favor”", () => {
    expect(
      found({
        en: /\bby (itself|themselves)\b/i,
        es: /\bpor sí (sol|mism)|\b(actualizará|vuelven?|publica) sol[oa]s?\b/i,
      }),
    ).toEqual([]);
    expect(found({ es: /por favor/i })).toEqual([]);
  });

  test("pronouns are plain: someone, anyone, no one, everyone, who, its own", () => {
    expect(
      found({ en: /\b(somebody|anybody|nobody|everybody|of (its|their) own)\b|\bwhom\b(?!, and)|\bwhoever\b/i }),
    ).toEqual([]);
  });

  test("English uses contractions: don’t, isn’t, we’ll; not in legal text or sentences about a charge", () => {
    const notCharged = "(?! (be |been )?charged)";
    const verbs = "do|does|did|is|are|was|were|could|have|has|had|would|should|will";
    expect(
      found(
        {
          en: new RegExp(`\\b(${verbs}) not\\b${notCharged}|\\bcannot\\b|\\b(we|you) will\\b(?! not be charged)`, "i"),
        },
        isLegal,
      ),
    ).toEqual([]);
  });

  test("English is American: canceled, color, license; “anymore” of time is one word", () => {
    expect(
      found({
        en: /\b([Cc]ancelled|[Cc]ancelling|[Cc]olour|[Ff]avour|[Ll]icence|[Cc]entre|\p{L}+isation)|\bany more\b(?! \p{L})/u,
      }),
    ).toEqual([]);
  });

  test("Spanish has one form for the same thing: “pídaselo a”, “le llamamos”, 75%", () => {
    expect(found({ es: /\bp[ií]dal[oa]s? a\b/i })).toEqual([]);
    expect(found({ es: /\bl[oa] (llam|gui|ayud)(amos|emos|aremos)\b/i })).toEqual([]);
    expect(found({ es: /[\d}]\s%/ })).toEqual([]);
  });

  test("no Spanish sentence ends in a time, which ends in a period of its own: 8:00 a.m.", () => {
    expect(found({ es: /(, time, short|\{when|\{end)\}\./ })).toEqual([]);
  });

  test("a service is suspended, never stopped", () => {
    expect(
      found({
        en: /\bservices? (\w+ ){0,2}stop|\bstopped service/i,
        es: /\bservicios? (\w+ ){0,2}(det(iene|enid)|cort)/i,
      }),
    ).toEqual([]);
  });

  test("a list of words has no comma before its last: “month, day and year”", () => {
    expect(found({ en: /\w, [\w-]+, (and|or) /i })).toEqual([]);
  });

  test("English has one phrase for who can help: “Ask an owner or administrator of the account.”", () => {
    const ask = /\bAsk an (owner or administrator|owner, administrator or billing user) of the account\./;
    expect(
      against(
        ({ en }, key) =>
          !isOfStudio(key) &&
          !key.startsWith("demo.") &&
          /\b(account owner|account’s owner|the owner|an owner)\b/i.test(en) &&
          !ask.test(en),
      ),
    ).toEqual([]);
  });

  test("a role allows in Spanish, and does nothing itself: “Su rol no permite hacer pagos.”", () => {
    expect(found({ es: /\brol\b(?! de )[^.]{0,20}\bpuede\b/i })).toEqual([]);
  });

  test("no Spanish word agrees with an amount, which may be $1.00: “un saldo vencido de {amount}”", () => {
    expect(
      found({
        es: /(?<!\b(de|por) )\{(amount|due|pastDue)\} (está|están|es|son|fueron|vencid\p{L}+)(?!\p{L})|\b(hay|quedan|los cuales) \{(amount|due|pastDue)\}/iu,
      }),
    ).toEqual([]);
  });

  test("a sample email address belongs to nobody: its domain is reserved, “ejemplo.com” is not", () => {
    expect(inEither(/@(?!example\.com\b)[\w-]+\./)).toEqual([]);
  });

  test("“De lo contrario” at the start of a sentence has its comma", () => {
    expect(found({ es: /\bde lo contrario (?!,)/i })).toEqual([]);
  });

  test("no label is an unfinished sentence: none ends in an article or a bare conjunction", () => {
    const fragment = (key: string) => key.startsWith("studio.differences.rule.");
    expect(found({ en: / (the|a|an|and|or)$/, es: / (el|la|los|las|un|una|y|o|que)$/ }, fragment)).toEqual([]);
  });

  test("the Studio uses copy, create, cancel the schedule, withdraw and roll back; in Spanish, texto", () => {
    const glossary = (key: string) => !isOfStudio(key) || key.startsWith("studio.glossary.");
    const en =
      /\bwording\b|(?<!few )(?<!\{)\bwords\b(?!\})|\b(begin|begins|begun|beginning)\b|\bcall(ed)? .{0,15}\boff\b|\btake(n)? (it )?back\b|\b(go|goes|went) back\b|\bstage\b/i;
    expect(found({ en, es: /(?<!pocas )\bpalabras?\b|\bensayo\b/i }, glossary)).toEqual([]);
  });

  test.each(retired)("retired: %s", (_, pattern, except = []) => {
    expect(found({ en: pattern, es: pattern }, (key) => except.includes(key))).toEqual([]);
  });

  test("texts that must fit on a small phone have a maximum length: buttons, tabs, badges, column headers", () => {
    const mustFit = /^(Button|Tab|Badge|Column)\b|^Answer to (the|that)\b|(, | as a |: )badge$/;
    const withoutLimit = catalogue.filter(
      ([, { where, args = {}, maxLength }]) =>
        maxLength === undefined &&
        mustFit.test(where) &&
        !/spoken|hears/i.test(where) &&
        !Object.values(args).includes("text"),
    );
    expect(withoutLimit.map(([key]) => key)).toEqual([]);
  });

  test("a button that is described within its screen has a maximum length too", () => {
    const beside =
      "(?:above|below|beside|after|instead of|in place of|with|whose|under|next to|by|name of|where|on|of) (?:(?:the|that|a|its|same|each|one|this) ){0,2}";
    const isButton = new RegExp(`(?<!\\b${beside})\\bbutton\\b`, "i");
    const isNoLabel = /spoken|hears|screen reader|accessible name|the same button|that opens the text/i;
    const withoutLimit = catalogue.filter(
      ([, { where, args, maxLength }]) =>
        maxLength === undefined && args === undefined && isButton.test(where) && !isNoLabel.test(where),
    );
    expect(withoutLimit.map(([key]) => key)).toEqual([]);
  });
});

describe("the glossary (content/catalogue/glossary.json)", () => {
  const glossary = prepareGlossary(terms);
  const avoided = catalogue.flatMap(([key, entry]) =>
    checkWording(key, entry, entry, glossary)
      .findings.filter(({ code }) => code === "AVOIDED_WORD")
      .map(({ expected }) => ({ key, instead: expected?.[0] })),
  );

  test.each(terms.filter(({ avoid }) => avoid.length > 0))(
    "where English has $en, Spanish never has $avoid",
    ({ es }) => {
      expect(avoided.filter(({ instead }) => instead === es)).toEqual([]);
    },
  );
});

test("no term is in the glossary twice, and none is its own term to avoid", () => {
  expect(new Set(terms.map(({ en }) => en.toLowerCase())).size).toBe(terms.length);
  expect(terms.filter(({ es, avoid }) => avoid.includes(es))).toEqual([]);
});
