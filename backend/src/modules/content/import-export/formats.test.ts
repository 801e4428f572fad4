import { describe, expect, test } from "vitest";
import { Problem } from "../../../lib/problem.ts";
import { readFile, writeFile } from "./formats.ts";
import type { FileEntry, FileFormat } from "./messageFile.ts";

const body12 = (units: string, file = 'original="release-7" source-language="en-US" target-language="es-US"') =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file ${file}><body>${units}</body></file></xliff>`;
const unit12 = (id: string, source: string, target = `<target>${source}</target>`) =>
  `<trans-unit id="${id}"><source>${source}</source>${target}</trans-unit>`;
const body2 = (units: string, file = 'id="release-7"') =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en-US" trgLang="es-US"><file ${file}>${units}</file></xliff>`;

const wordsIn = (format: FileFormat, text: string) =>
  readFile(format, text).entries.map(({ key, en, es }) => [key, en, es]);
const es = (format: FileFormat, text: string) =>
  Object.fromEntries(readFile(format, text).entries.map((entry) => [entry.key, entry.es]));

function errorOf(format: FileFormat, text: string): Readonly<Record<string, unknown>> {
  try {
    return { read: readFile(format, text) };
  } catch (error) {
    if (error instanceof Problem) return error.members;
    throw error;
  }
}

describe("XLIFF 1.2 of translation tools", () => {
  test("reads every file of a document, each with its own release", () => {
    const text = body12(unit12("a.one", "One")).replace(
      "</xliff>",
      `<file original="release-8" source-language="en" target-language="es"><body>${unit12("b.two", "Two")}</body></file></xliff>`,
    );
    expect(readFile("xliff12", text).entries).toMatchObject([
      { key: "a.one", release: 7 },
      { key: "b.two", release: 8 },
    ]);
  });

  test("reads through groups, segment marks and other tools' elements", () => {
    const unit = unit12(
      "a.one",
      "Pay now. Or later.",
      `<seg-source><mrk mtype="seg" mid="0">Pay now.</mrk> <mrk mtype="seg" mid="1">Or later.</mrk></seg-source>
      <target><mrk mtype="seg" mid="0">Pague ahora.</mrk> <mrk mtype="seg" mid="1">O después.</mrk></target>
      <alt-trans><target>Otra cosa</target></alt-trans><note>A note</note><okp:data xmlns:okp="urn:okapi">x</okp:data>`,
    );
    expect(wordsIn("xliff12", body12(`<group id="g1"><group>${unit}</group></group>`))).toEqual([
      ["a.one", "Pay now. Or later.", "Pague ahora. O después."],
    ]);
  });

  test("reads placeholders as native codes, by text, and by the source code's number", () => {
    const unit = unit12(
      "a.one",
      '<ph id="1">{amount}</ph> is <x id="2" equiv-text="{date}"/>, <g id="3">now</g> <bpt id="4">&lt;link&gt;</bpt>pay<ept id="4">&lt;/link&gt;</ept>',
      '<target><x id="2"/>: <ph id="1"/>, <g id="3">ya</g> <bpt id="4">&lt;link&gt;</bpt>pague<ept id="4">&lt;/link&gt;</ept></target>',
    );
    expect(wordsIn("xliff12", body12(unit))).toEqual([
      ["a.one", "{amount} is {date}, now <link>pay</link>", "{date}: {amount}, ya <link>pague</link>"],
    ]);
  });

  test("finds the release when a tool replaced the file's name", () => {
    expect(
      readFile("xliff12", body12(unit12("a.one", "One"), 'original="messages.xlf" build-num="9"')).entries[0]?.release,
    ).toBe(9);
  });
});

describe("XLIFF 2 of translation tools", () => {
  test("joins segments with the text between them, in the target's order", () => {
    const unit = `<unit id="u1" name="a.one"><segment><source>One. </source><target order="3">Uno.</target></segment>
      <ignorable><source> </source></ignorable><segment><source>Two.</source><target order="1">Dos.</target></segment></unit>`;
    expect(wordsIn("xliff2", body2(unit))).toEqual([["a.one", "One.  Two.", "Dos. Uno."]]);
  });

  test("reads codes by original data, paired codes, and single characters", () => {
    const unit = `<unit id="a.one"><originalData><data id="d1">{amount}</data><data id="d2">&lt;b&gt;</data><data id="d3">&lt;/b&gt;</data></originalData><segment>
      <source><ph id="1" dataRef="d1"/> <pc id="2" dataRefStart="d2" dataRefEnd="d3">due</pc></source>
      <target><pc id="2" dataRefStart="d2" dataRefEnd="d3">Debe</pc> <ph id="1" equiv="{amount}"/><cp hex="2026"/><mrk id="m1" translate="no">ya</mrk></target></segment></unit>`;
    expect(wordsIn("xliff2", body2(unit))).toEqual([["a.one", "{amount} <b>due</b>", "<b>Debe</b> {amount}…ya"]]);
  });

  test("reads every file and its groups; proposed translations are ignored", () => {
    const matches =
      '<mtc:matches xmlns:mtc="urn:oasis:names:tc:xliff:matches:2.0"><mtc:match ref="#1"><source>x</source><target>y</target></mtc:match></mtc:matches>';
    const unit = (id: string) =>
      `<unit id="${id}">${matches}<segment><source>One</source><target>Uno</target></segment></unit>`;
    const text = body2(`<group id="g">${unit("a.one")}</group>`).replace(
      "</xliff>",
      `<file id="f2" original="release-8">${unit("b.two")}</file></xliff>`,
    );
    expect(es("xliff2", text)).toEqual({ "a.one": "Uno", "b.two": "Uno" });
  });
});

describe("nothing is dropped silently", () => {
  test.each([
    ["a unit without a target", "xliff12", body12(unit12("a.one", "One", "") + unit12("b.two", "Two"))],
    ["an empty target", "xliff12", body12(unit12("a.one", "One", "<target/>") + unit12("b.two", "Two"))],
    [
      "a target that is marked as new",
      "xliff12",
      body12(unit12("a.one", "One", '<target state="needs-translation">One</target>') + unit12("b.two", "Two")),
    ],
    [
      "a segment without a target",
      "xliff2",
      body2(
        `<unit id="a.one"><segment><source>One</source></segment></unit><unit id="b.two"><segment><source>b</source><target>c</target></segment></unit>`,
      ),
    ],
    ["an empty cell", "csv", "key,scope,release,en,es\na.one,all,7,One,\nb.two,all,7,Two,Dos"],
  ] as const)("%s is reported as untranslated, and the others are read", (_, format, text) => {
    const { entries, skipped } = readFile(format, text);
    expect([entries.map(({ key }) => key), skipped]).toEqual([
      ["b.two"],
      [expect.objectContaining({ key: "a.one", reason: "untranslated", line: expect.any(Number) })],
    ]);
  });

  test.each([
    [
      "xliff12",
      body12(`${unit12("a.one", "One", "<target>Uno</target>")}\n${unit12("a.one", "One", "<target>Un</target>")}`),
      1,
      "2",
    ],
    ["csv", "key,scope,release,en,es\na.one,all,7,One,Uno\na.one,all,7,One,Un", 2, "3"],
    ["json", '{"release":"7","messages":{"a.one":{"en":"One","es":"Uno"},\n"a.one":{"en":"One","es":"Un"}}}', 1, "2"],
  ] as const)(
    "two different translations of a message are reported with both lines, and neither is imported: %s",
    (format, text, line, found) => {
      expect(readFile(format, text)).toMatchObject({
        entries: [],
        skipped: [{ key: "a.one", reason: "duplicate", line, found }],
      });
    },
  );

  test("a duplicate translation counts once", () => {
    expect(wordsIn("xliff12", body12(unit12("a.one", "One") + unit12("a.one", "One")))).toEqual([
      ["a.one", "One", "One"],
    ]);
  });

  test("a code without a known original is reported with its line", () => {
    const text = body12(`\n${unit12("a.one", "One", '<target><x id="5"/>Uno</target>')}`);
    expect(readFile("xliff12", text).skipped).toEqual([
      { key: "a.one", line: 2, reason: "unreadable", found: "<x 5>" },
    ]);
  });

  test("a row with an unquoted separator is reported with the rest of the row", () => {
    expect(readFile("csv", "key,scope,release,en,es\na.one,all,7,One,Uno, dos").skipped).toEqual([
      { key: "a.one", line: 2, reason: "unreadable", found: " dos" },
    ]);
  });

  test("line breaks around a text are removed", () => {
    expect(es("xliff12", body12(unit12("a.one", "One", "<target>\n        Uno\n      </target>")))).toEqual({
      "a.one": "Uno",
    });
  });
});

describe("spreadsheets as saved by users", () => {
  test.each([
    ["semicolons", "key;scope;release;en;es\na.one;all;7;One, now;Uno"],
    ["tabs", "key\tscope\trelease\ten\tes\na.one\tall\t7\tOne, now\tUno"],
    ["other columns, in another order", 'es,en,mine,Key,SCOPE,Release\nUno,"One, now",x,a.one,all,7'],
    ["empty rows at the end", 'key,scope,release,en,es\na.one,all,7,"One, now",Uno\n,,,,\n,,,,'],
    ["empty cells at the end of rows", 'key,scope,release,en,es\na.one,all,7,"One, now",Uno,,'],
  ])("%s", (_, text) => {
    expect(wordsIn("csv", text)).toEqual([["a.one", "One, now", "Uno"]]);
  });
});

test.each([
  ["a broken tag", "xliff12", "<xliff version='1.2'>\n<group></body>", { error: "NOT_XML", line: 2 }],
  ["another XML", "xliff2", "<html/>", { error: "NOT_XLIFF", line: 1, found: "html" }],
  [
    "a translation into French",
    "xliff12",
    body12("", 'original="release-7" target-language="fr-FR"'),
    { error: "WRONG_LANGUAGE", line: 1, found: "fr-FR" },
  ],
  [
    "a French document",
    "xliff2",
    '<xliff version="2.0" srcLang="en" trgLang="fr"/>',
    { error: "WRONG_LANGUAGE", line: 1, found: "fr" },
  ],
  ["no release", "xliff12", body12("", 'original="a.xlf"'), { error: "NO_RELEASE", line: 1, found: "a.xlf" }],
  ["nothing in it", "xliff12", body12(""), { error: "NO_MESSAGES" }],
  [
    "an entity that is declared in the file",
    "xliff12",
    `<!DOCTYPE x [<!ENTITY e "words">]>${body12(unit12("a.one", "&e;"))}`,
    { error: "NOT_XML", line: 1 },
  ],
  [
    "a missing column",
    "csv",
    "key,scope,release,en\na.one,all,7,One",
    { error: "MISSING_COLUMN", line: 1, found: "es" },
  ],
  ["an open quotation mark", "csv", 'key,scope,release,en,es\na.one,all,7,"One,Uno', { error: "NOT_CSV", line: 2 }],
  ["broken JSON", "json", '{"release":"7",\n"messages":', { error: "NOT_JSON", line: 2 }],
  ["JSON nested without end", "json", "[".repeat(100_000), { error: "NOT_JSON" }],
] as const)("an unreadable file is reported with reason and position: %s", (_, format, text, members) => {
  expect(errorOf(format, text)).toMatchObject(members);
});

describe("a malicious file", () => {
  const hostile: [FileFormat, string][] = [
    [
      "xliff12",
      body12(
        '<trans-unit id="__proto__" x="1"><source>a</source><target>b</target></trans-unit>',
        'original="release-7" __proto__="x"',
      ),
    ],
    [
      "xliff2",
      body2(
        '<unit id="__proto__" x="1"/><unit id="constructor"><segment><source>a</source><target>b</target></segment></unit>',
      ),
    ],
    ["csv", "key,scope,release,en,es,__proto__\n__proto__,all,7,a,b,c"],
    ["json", '{"release":"7","__proto__":{"x":1},"messages":{"__proto__":{"en":"a","es":"b"}}}'],
  ];

  test.each(hostile)("does not pollute prototypes: %s", (format, text) => {
    errorOf(format, text);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>)["x"]).toBeUndefined();
  });

  test("that nests 100,000 elements is rejected early", () => {
    const target = `<target>${"<g id='1'>".repeat(100_000)}x${"</g>".repeat(100_000)}</target>`;
    const { user } = process.cpuUsage();
    expect(errorOf("xliff12", body12(unit12("a.one", "One", target)))).toMatchObject({ error: "NOT_XLIFF", line: 1 });
    expect(process.cpuUsage().user - user).toBeLessThan(250_000);
  });

  test.each([
    ["attribute", `<xliff version="1.2"\noriginal="${"x".repeat(100_001)}"/>`, 1],
    ["text", `<xliff version="1.2">\n<note>${"x".repeat(100_001)}</note></xliff>`, 2],
  ])("with more than 100,000 characters in one %s is rejected with its line", (_part, text, line) => {
    expect(errorOf("xliff12", text)).toMatchObject({ error: "NOT_XLIFF", line });
  });
});

describe("an exported file", () => {
  const entry: FileEntry = {
    key: "a.one",
    scope: "business",
    release: 7,
    en: "Pay {amount} <b>now</b>",
    es: "Pague <b>ya</b> {amount}",
    where: "A button",
    maxLength: 30,
  };

  test("XLIFF 1.2 marks placeholders and tags as codes, and has length limits", () => {
    const text = writeFile("xliff12", 7, [entry]);
    expect(text).toContain('maxwidth="30" size-unit="char" id="a.one@business"');
    expect(text).toContain(
      '<source>Pay <ph id="1">{amount}</ph> <ph id="2">&lt;b&gt;</ph>now<ph id="3">&lt;/b&gt;</ph></source>',
    );
    expect(text).toContain(
      '<target>Pague <ph id="2">&lt;b&gt;</ph>ya<ph id="3">&lt;/b&gt;</ph> <ph id="1">{amount}</ph></target>',
    );
  });

  test("XLIFF 2 has valid unit names, and the originals of codes", () => {
    const text = writeFile("xliff2", 7, [entry]);
    expect(text).toContain('id="a.one:business" name="a.one@business"');
    expect(text).toContain('<data id="d1">{amount}</data>');
  });

  test("plurals are exported as text, because their braces contain words", () => {
    expect(writeFile("xliff12", 7, [{ ...entry, en: "{n, plural, one {# line} other {# lines}}" }])).toContain(
      "<source>{n, plural, one {# line} other {# lines}}</source>",
    );
  });
});
