import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { VisuallyHidden } from "@portico/design-system/hidden";
import { Inline, Stack } from "@portico/design-system/layout";
import { LocaleProvider } from "@portico/design-system/locale";
import { Heading, Text } from "@portico/design-system/text";
import { localeOf, type Language } from "@portico/message/tree";
import { type RefCallback, useRef } from "react";
import type { Formatted } from "./formatted.tsx";
import type { Look } from "./look.ts";
import * as css from "./preview.css.ts";
import { Shown } from "./Shown.tsx";
import { useFit } from "./useFit.ts";

export type View = { look: Look; width: keyof typeof css.width; site: "business" | "community" };

export type PreviewFrameProps = {
  language: Language;
  formatted: Formatted;
  view: View;
  maxLength: number | undefined;
  /** Hears of the frame, to have it checked. */
  frameRef: RefCallback<HTMLElement>;
};

/** Looks in which a second line is worth a word: elsewhere lines are as many as they are. */
const oneLine: readonly Look[] = ["button", "field", "heading"];

/** One language as customers see it, and whether it fits. */
export function PreviewFrame({ language, formatted: { words, text }, view: { look, width, site }, maxLength, frameRef }: PreviewFrameProps) {
  const t = useCopy();
  const ref = useRef<HTMLDivElement>(null);
  const { overflows, lines } = useFit(ref, [text, look, width, site].join(" "));
  const length = Array.from(text).length;
  return (
    <div className={css.one}>
      <Stack gap="xsmall">
        <Inline>
          <Heading level={3}>{t(`studio.editor.language.${language}`)}</Heading>
          {overflows && <Badge tone="bad">{t("studio.editor.preview.overflows")}</Badge>}
          {!overflows && lines > 1 && oneLine.includes(look) && <Badge tone="attention">{t("studio.editor.preview.lines", { count: lines })}</Badge>}
          {maxLength !== undefined && length > maxLength && <Badge tone="bad">{t("studio.editor.preview.tooLong", { count: length, most: maxLength })}</Badge>}
        </Inline>
        {/* The picture is hidden from assistive technology, which would take it for a part of this page; its words are not. */}
        <VisuallyHidden as="p">
          <span lang={language}>{text}</span>
        </VisuallyHidden>
        <div role="group" aria-label={t("studio.editor.preview.frame", { language })}>
          <div
            ref={(element) => {
              ref.current = element;
              return frameRef(element);
            }}
            inert
            lang={language}
            data-site={site}
            className={`${css.frame} ${css.width[width]}`}
          >
            <LocaleProvider locale={localeOf[language]}>
              <Shown look={look} words={words} text={text} name={language} />
            </LocaleProvider>
          </div>
        </div>
        <Text size="small" tone="quiet" numeric>
          {t("studio.editor.preview.length", { count: length })}
        </Text>
      </Stack>
    </div>
  );
}
