/** The parts of the package that are used here; it brings no types of its own. */
declare module "xliff" {
  export type XliffUnit = { source?: unknown; target?: unknown; note?: unknown };
  export type XliffDocument = { sourceLanguage: string; targetLanguage: string; resources: Record<string, Record<string, XliffUnit>> };
  export function jsToXliff12(document: XliffDocument): Promise<string>;
  export function js2xliff(document: XliffDocument): Promise<string>;
  export function xliff12ToJs(text: string): Promise<XliffDocument>;
  export function xliff2js(text: string): Promise<XliffDocument>;
}
