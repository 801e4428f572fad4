import { useCopy } from "@portico/content-runtime/react";
import { VisuallyHidden } from "@portico/design-system/hidden";
import { useMemo } from "react";
import { type Piece, piecesOf } from "./pieces.ts";
import * as css from "./wordDiff.css.ts";

export type WordDiffProps = {
  before: string;
  after: string;
  /** The language of both wordings. */
  lang: "en" | "es";
};

/**
 * Word diff of two wordings: removed words are struck through, added ones underlined, and both are announced.
 *
 * @example <WordDiff lang="en" before="Pay now" after="Pay today" />
 */
export function WordDiff({ before, after, lang }: WordDiffProps) {
  const pieces = useMemo(() => piecesOf(before, after), [before, after]);
  return (
    <span className={css.text}>
      {pieces.map((piece, place) => (
        <Shown key={place} piece={piece} lang={lang} />
      ))}
    </span>
  );
}

/** Few screen readers announce `ins` and `del`. */
function Shown({ piece: { kind, text }, lang }: { piece: Piece; lang: "en" | "es" }) {
  const t = useCopy();
  if (kind === "same") return <span lang={lang}>{text}</span>;
  const Change = kind === "removed" ? "del" : "ins";
  return (
    <Change className={css[kind]}>
      <VisuallyHidden> {t(`studio.wordDiff.${kind}`)} </VisuallyHidden>
      <span lang={lang}>{text}</span>
      <VisuallyHidden> {t(`studio.wordDiff.${kind}.end`)} </VisuallyHidden>
    </Change>
  );
}
