import { SaxesParser, type SaxesTagNS } from "saxes";
import { FileReading, placeOf, releaseNumber, unreadable, type MessageFile } from "./messageFile.ts";

/** Elements that are not the message's text: notes, alternative translations, tool data. */
const skippedElements = new Set([
  "note",
  "notes",
  "alt-trans",
  "seg-source",
  "matches",
  "metadata",
  "glossary",
  "context-group",
  "prop-group",
  "count-group",
  "skeleton",
  "skl",
  "validation",
  "revisions",
  "resourceData",
]);
/** Placeholder elements of XLIFF 1.2 and 2.x. Those with content contain the original themselves. */
const emptyCodes = new Set(["x", "bx", "ex", "sc", "ec"]);
const codesWithContent = new Set(["ph", "bpt", "ept", "it"]);

/**
 * Limits of a file: translation tools nest a dozen elements, each with a dozen attributes. `part`: a tag with the text
 * that follows it, in characters, which the parser reads one by one.
 */
export const xliffLimits = { depth: 100, attributes: 100, part: 100_000 };

/** Where a part starts that is too long. Takes a fraction of the time that the parser would take. */
function startOfTooLongPart(text: string): number | undefined {
  for (let start = 0; start < text.length;) {
    const found = text.indexOf("<", start + 1);
    const end = found === -1 ? text.length : found;
    if (end - start > xliffLimits.part) return start;
    start = end;
  }
  return undefined;
}

type Segment = { source: string; target: string | undefined; order: number; translated: boolean };
type Unit = {
  name: string;
  line: number;
  segments: Segment[];
  data: Map<string, string>;
  codes: Map<string, string>;
  unknownCode?: string;
};
type Container = { release: number };

/** A paired tag's original is known at its start; its end is written at its end tag. */
type OpenElement = { local: string; end: string; code?: { id: string; start: number; fallback: string | undefined } };

const attributesOf = ({ attributes }: SaxesTagNS) =>
  new Map(Object.values(attributes).map(({ name, value }) => [name, value]));

/** Removes line breaks around a text, which tools add to indent files. */
const withoutIndentation = (text: string) => text.replace(/^[^\S\n]*\n\s*/, "").replace(/\s*\n[^\S\n]*$/, "");

const isUntranslated = ({ source, target, translated }: Segment) =>
  !translated || target === undefined || (target === "" && source !== "");

/** A streaming (SAX) reader of XLIFF 1.2 and 2.x: builds no tree, and uses no name from the file as a property. */
class XliffReader {
  readonly #parser = new SaxesParser({ xmlns: true, position: true });
  readonly #reading = new FileReading();
  readonly #open: OpenElement[] = [];
  #attributes = 0;
  #skipDepth = 0;
  #root = false;
  #container: Container | undefined;
  #unit: Unit | undefined;
  #segment: Segment | undefined;
  #capture: "source" | "target" | "data" | undefined;
  #text = "";
  #dataId = "";

  constructor() {
    this.#parser.on("error", (cause) => {
      throw unreadable("NOT_XML", { line: this.#parser.line, cause });
    });
    this.#parser.on("opentagstart", () => void (this.#attributes = 0));
    this.#parser.on("attribute", ({ name }) => this.#countAttribute(name));
    this.#parser.on("opentag", (tag) => this.#opened(tag));
    this.#parser.on("closetag", () => this.#closed());
    this.#parser.on("text", (text) => this.#append(text));
    this.#parser.on("cdata", (text) => this.#append(text));
  }

  read(text: string): MessageFile {
    const tooLong = startOfTooLongPart(text);
    if (tooLong !== undefined)
      throw unreadable("NOT_XLIFF", {
        line: text.slice(0, tooLong).split("\n").length,
        found: text.slice(tooLong, tooLong + 40),
      });
    this.#parser.write(text.replace(/^\uFEFF/, "")).close();
    if (!this.#root) throw unreadable("NOT_XLIFF");
    return this.#reading.close();
  }

  #append(text: string): void {
    if (this.#capture !== undefined && this.#skipDepth === 0) this.#text += text;
  }

  #countAttribute(name: string): void {
    this.#attributes += 1;
    if (this.#attributes > xliffLimits.attributes)
      throw unreadable("NOT_XLIFF", { line: this.#parser.line, found: name });
  }

  #opened(tag: SaxesTagNS): void {
    const { local } = tag;
    if (this.#open.length >= xliffLimits.depth)
      throw unreadable("NOT_XLIFF", { line: this.#parser.line, found: local });
    if (!this.#root) this.#openRoot(tag);
    else if (this.#skipDepth > 0 || skippedElements.has(local)) this.#skipDepth += 1;
    else if (this.#capture !== undefined) return this.#openInline(tag);
    else this.#openStructure(tag);
    this.#open.push({ local, end: "" });
  }

  #openRoot(tag: SaxesTagNS): void {
    const attributes = attributesOf(tag);
    const line = this.#parser.line;
    if (tag.local !== "xliff") throw unreadable("NOT_XLIFF", { line, found: tag.local });
    if (!/^[12]\./.test(attributes.get("version") ?? ""))
      throw unreadable("NOT_XLIFF", { line, found: attributes.get("version") ?? "" });
    this.#root = true;
    this.#requireLanguages(attributes.get("srcLang"), attributes.get("trgLang"));
  }

  #requireLanguages(source: string | undefined, target: string | undefined): void {
    const line = this.#parser.line;
    if (source !== undefined && !/^en(-|$)/i.test(source)) throw unreadable("WRONG_LANGUAGE", { line, found: source });
    if (target !== undefined && !/^es(-|$)/i.test(target)) throw unreadable("WRONG_LANGUAGE", { line, found: target });
  }

  #openStructure(tag: SaxesTagNS): void {
    const attributes = attributesOf(tag);
    if (tag.local === "file") this.#openFile(attributes);
    else if (tag.local === "trans-unit" || tag.local === "unit") this.#openUnit(attributes);
    else if (this.#unit !== undefined) this.#openInUnit(tag.local, attributes, this.#unit);
  }

  #openFile(attributes: Map<string, string>): void {
    const line = this.#parser.line;
    this.#requireLanguages(attributes.get("source-language"), attributes.get("target-language"));
    const named = ["original", "id"].map((name) => /^release-([0-9]+)$/.exec(attributes.get(name) ?? "")?.[1]);
    const release = [...named, attributes.get("build-num")].map(releaseNumber).find((number) => number !== undefined);
    if (release === undefined)
      throw unreadable("NO_RELEASE", { line, found: attributes.get("original") ?? attributes.get("id") ?? "" });
    this.#container = { release };
  }

  #openUnit(attributes: Map<string, string>): void {
    const names = [attributes.get("name"), attributes.get("id"), attributes.get("resname")].filter(
      (name) => name !== undefined,
    );
    const name = names.find((candidate) => placeOf(candidate) !== undefined) ?? names[0] ?? "";
    this.#unit = { name, line: this.#parser.line, segments: [], data: new Map(), codes: new Map() };
  }

  #openInUnit(local: string, attributes: Map<string, string>, unit: Unit): void {
    if (local === "segment" || local === "ignorable") {
      this.#segment = this.#newSegment(unit);
      if (attributes.get("state") === "initial") this.#segment.translated = false;
    } else if (local === "data") {
      this.#dataId = attributes.get("id") ?? "";
      this.#begin("data");
    } else if (local === "source") {
      this.#segment ??= this.#newSegment(unit);
      this.#begin("source");
    } else if (local === "target") {
      this.#segment ??= this.#newSegment(unit);
      if (/^(new|needs-translation)$/.test(attributes.get("state") ?? "")) this.#segment.translated = false;
      this.#segment.order = Number(attributes.get("order") ?? unit.segments.length) || unit.segments.length;
      this.#begin("target");
    }
  }

  #newSegment(unit: Unit): Segment {
    const segment: Segment = { source: "", target: undefined, order: unit.segments.length + 1, translated: true };
    unit.segments.push(segment);
    return segment;
  }

  #begin(capture: "source" | "target" | "data"): void {
    this.#capture = capture;
    this.#text = "";
  }

  #openInline(tag: SaxesTagNS): void {
    const { local } = tag;
    const attributes = attributesOf(tag);
    const id = attributes.get("id") ?? "";
    if (local === "cp") this.#text += this.#character(attributes.get("hex") ?? "");
    else if (local === "pc") return this.#openPair(attributes);
    else if (emptyCodes.has(local)) this.#text += this.#code(`${local} ${id}`, this.#original(attributes, "dataRef"));
    else if (codesWithContent.has(local)) {
      const code = { id: `${local} ${id}`, start: this.#text.length, fallback: this.#original(attributes, "dataRef") };
      return void this.#open.push({ local, end: "", code });
    }
    this.#open.push({ local, end: "" });
  }

  #character(hex: string): string {
    const point = Number.parseInt(hex, 16);
    return Number.isInteger(point) && point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : "\uFFFD";
  }

  /** The original of a code, from its own attribute or from its unit's original data. */
  #original(attributes: Map<string, string>, reference: string): string | undefined {
    const dataId = attributes.get(reference);
    return (
      (dataId === undefined ? undefined : this.#unit?.data.get(dataId)) ??
      attributes.get("equiv-text") ??
      attributes.get("equiv")
    );
  }

  /** A target may refer to a source code by number alone. */
  #code(id: string, original: string | undefined): string {
    const known = original ?? (this.#capture === "target" ? this.#unit?.codes.get(id) : undefined);
    if (known === undefined && this.#unit !== undefined) this.#unit.unknownCode ??= `<${id.trim()}>`;
    if (known !== undefined && this.#capture === "source") this.#unit?.codes.set(id, known);
    return known ?? "";
  }

  #openPair(attributes: Map<string, string>): void {
    const [start, end] = [this.#original(attributes, "dataRefStart"), this.#original(attributes, "dataRefEnd")];
    this.#text += start ?? attributes.get("equivStart") ?? "";
    this.#open.push({ local: "pc", end: end ?? attributes.get("equivEnd") ?? "" });
  }

  #closed(): void {
    const element = this.#open.pop();
    if (element === undefined) return;
    if (this.#skipDepth > 0) this.#skipDepth -= 1;
    else if (element.local === this.#capture) this.#endCapture();
    else if (this.#capture !== undefined) this.#closeInline(element);
    else this.#closeStructure(element.local);
  }

  #closeInline({ end, code }: OpenElement): void {
    this.#text += end;
    if (code === undefined) return;
    const content = this.#text.slice(code.start);
    if (content === "") this.#text += this.#code(code.id, code.fallback);
    else if (this.#capture === "source") this.#unit?.codes.set(code.id, content);
  }

  #endCapture(): void {
    if (this.#capture === "data") this.#unit?.data.set(this.#dataId, this.#text);
    else if (this.#segment !== undefined && this.#capture !== undefined) this.#segment[this.#capture] = this.#text;
    this.#capture = undefined;
  }

  #closeStructure(local: string): void {
    if (local === "segment") this.#segment = undefined;
    else if (local === "ignorable") {
      if (this.#segment !== undefined) this.#segment.target ??= this.#segment.source;
      this.#segment = undefined;
    } else if (local === "trans-unit" || local === "unit") this.#closeUnit();
    else if (local === "file") this.#container = undefined;
  }

  #closeUnit(): void {
    const [unit, container] = [this.#unit, this.#container];
    [this.#unit, this.#segment] = [undefined, undefined];
    if (unit === undefined) return;
    if (container === undefined) throw unreadable("NO_RELEASE", { line: unit.line });
    const { name, line, segments, unknownCode } = unit;
    const place = placeOf(name);
    if (place === undefined)
      return this.#reading.skip({ key: name.slice(0, 200), line, reason: "unreadable", found: name.slice(0, 100) });
    if (segments.length === 0 || segments.some(isUntranslated))
      return this.#reading.skip({ key: name, line, reason: "untranslated" });
    if (unknownCode !== undefined)
      return this.#reading.skip({ key: name, line, reason: "unreadable", found: unknownCode });
    const en = withoutIndentation(segments.map(({ source }) => source).join(""));
    const es = withoutIndentation(
      [...segments]
        .sort((a, b) => a.order - b.order)
        .map(({ target }) => target ?? "")
        .join(""),
    );
    this.#reading.add({ ...place, en, es, release: container.release, line });
  }
}

/**
 * Reads XLIFF 1.2 and 2.x of translation tools: any number of files, groups and segments, inline elements, untranslated
 * units.
 * @throws FILE_UNREADABLE with the error and its line
 */
export const readXliff = (text: string): MessageFile => new XliffReader().read(text);
