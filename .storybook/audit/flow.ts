import type { Language } from "./announcedWords.ts";

/** A flow as its stories, in the order in which a customer meets them. */
export type Flow = {
  /** File name of its transcripts, without language. */
  name: string;
  title: string;
  steps: { story: string; says: Record<Language, string> }[];
};

/** A story of a flow, and its heading in the transcript of each language. */
export const step = (story: string, en: string, es: string) => ({ story, says: { en, es } });
