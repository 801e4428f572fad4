type Font = { font: { hasGlyphForCodePoint(code: number): boolean } };
type Options = { width?: number; lineWidth?: number; textWidth?: number; align?: string };

/** What the library draws a line with; not in its types. */
type Drawing = {
  _font: Font;
  _fontFamilies: Record<string, Font | undefined>;
  _fragment(text: string, x: number, y: number, options: Options): void;
  widthOfString(text: string, options?: object): number;
};

/** How much of a line's free room is before its text. */
const shares: Readonly<Record<string, number>> = { left: 0, center: 0.5, right: 1 };

type Run = { text: string; font: Font };

/** A test whether one of a document's registered fonts has a letter. It opens them all. */
export function letterTest(document: PDFKit.PDFDocument, names: readonly string[]): (letter: string) => boolean {
  const opened = names.map((name) => (document.font(name) as unknown as Drawing)._font);
  return (letter) => opened.some(({ font }) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
}

/**
 * Makes a document draw letters that its fonts lack from another file of the same typeface: fonts for the web are split
 * into a file for Western European letters and one for the others ("Ł", "ş"). The fonts of a pair have the same
 * metrics.
 * @param others the name of the other font, by the name of the font; all are registered
 */
export function drawOtherLetters(document: PDFKit.PDFDocument, others: Readonly<Record<string, string>>): void {
  const drawing = document as unknown as Drawing;
  const openAs = (name: string): Font => {
    const before = drawing._font;
    document.font(name);
    const opened = drawing._font;
    drawing._font = before;
    return opened;
  };
  const otherOf = (font: Font): Font | undefined => {
    const name = Object.keys(others).find((key) => drawing._fontFamilies[key] === font);
    return name === undefined ? undefined : openAs(others[name] ?? name);
  };
  const has = ({ font }: Font, letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

  function runsOf(text: string): Run[] {
    const own = drawing._font;
    if (!own.font || [...text].every((letter) => has(own, letter))) return [{ text, font: own }];
    const other = otherOf(own);
    const runs: Run[] = [];
    for (const letter of text) {
      const font = other && !has(own, letter) && has(other, letter) ? other : own;
      const last = runs.at(-1);
      if (last?.font === font) last.text += letter;
      else runs.push({ text: letter, font });
    }
    return runs;
  }

  function within<T>(font: Font, work: () => T): T {
    const before = drawing._font;
    drawing._font = font;
    const done = work();
    drawing._font = before;
    return done;
  }

  const widthOf = drawing.widthOfString.bind(drawing);
  drawing.widthOfString = (text, options) =>
    runsOf(text).reduce((sum, run) => sum + within(run.font, () => widthOf(run.text, options)), 0);

  const draw = drawing._fragment.bind(drawing);
  drawing._fragment = (text, x, y, options) => {
    const runs = runsOf(text);
    if (runs.length === 1 && runs[0]?.font === drawing._font) return draw(text, x, y, options);
    const room = options.width ? (options.lineWidth ?? 0) - drawing.widthOfString(text.trimEnd(), options) : 0;
    let at = x + room * (shares[options.align ?? "left"] ?? 0);
    for (const run of runs) {
      const { textWidth: _, ...same } = options;
      within(run.font, () => draw(run.text, at, y, { ...same, align: "left" }));
      at += within(run.font, () => widthOf(run.text, options));
    }
  };
}
