/** `body`: headings, paragraphs and lists in the markup of `articleMarkup`. */
type ArticleText = { title: string; summary: string; body: readonly string[] };

/** An article that this build adds, in both languages. Once published it belongs to the editors of the Studio. */
export type Article = {
  id: string;
  /** The page of the portal that it is about. */
  page: string;
  /** The toggle that this page needs. */
  toggle?: "billing" | "equipment" | "voice" | "canUseSMBSpeedTestMFE";
  isUseful?: true;
  en: ArticleText;
  es: ArticleText;
};
