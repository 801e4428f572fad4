type ArticleText = { title: string; summary: string; body: readonly string[] };

/** An article of this build, in both languages. A change of its text needs a higher version. */
export type Article = {
  id: string;
  /** The page of the portal that it is about. */
  page: string;
  /** The toggle that this page needs. */
  toggle?: "billing" | "equipment" | "voice" | "canUseSMBSpeedTestMFE";
  isUseful?: true;
  version: number;
  en: ArticleText;
  es: ArticleText;
};
