import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Badge } from "@portico/design-system/badge";
import { Button } from "@portico/design-system/button";
import { TextField } from "@portico/design-system/field";
import { VisuallyHidden } from "@portico/design-system/hidden";
import { Inline, Stack } from "@portico/design-system/layout";
import { LocaleProvider } from "@portico/design-system/locale";
import { Heading, Text } from "@portico/design-system/text";
import type { Arguments } from "@portico/gate/contract";
import { formatParts, type MessageValues } from "@portico/message/format";
import { type Language, localeOf, type MessageTree } from "@portico/message/tree";
import { Fragment, type ReactNode, type RefCallback, useRef } from "react";
import type { Look } from "./look.ts";
import * as css from "./preview.css.ts";
import { useFit } from "./useFit.ts";

export type View = { look: Look; width: keyof typeof css.width; site: "business" | "community" };

export type PreviewFrameProps = {
  language: Language;
  formatted: Formatted;
  view: View;
  maxLength: number | undefined;
  /** Called with the frame element, for the axe run. */
  frameRef: RefCallback<HTMLElement>;
};

/** Components where wrapping to a second line is worth a notice; elsewhere any number of lines is fine. */
const oneLine: readonly Look[] = ["button", "field", "heading"];

/** The preview of one language, and whether it fits. */
export function PreviewFrame({
  language,
  formatted: { words, text },
  view: { look, width, site },
  maxLength,
  frameRef,
}: PreviewFrameProps) {
  const t = useCopy();
  const ref = useRef<HTMLDivElement>(null);
  const { overflows, lines } = useFit(ref, [text, look, width, site].join(" "));
  const length = Array.from(text).length;
  return (
    <div className={css.one}>
      <Stack gap="xsmall">
        <Inline>
          <Heading level={3}>{t(`studio.editor.language.${language}`)}</Heading>
          {overflows && <Badge tone="critical">{t("studio.editor.preview.overflows")}</Badge>}
          {!overflows && lines > 1 && oneLine.includes(look) && (
            <Badge tone="warning">{t("studio.editor.preview.lines", { count: lines })}</Badge>
          )}
          {maxLength !== undefined && length > maxLength && (
            <Badge tone="critical">{t("studio.editor.preview.tooLong", { count: length, max: maxLength })}</Badge>
          )}
        </Inline>
        {/*
         * The picture is hidden from assistive technology, which would take it for part of this page; its text is
         * exposed separately.
         */}
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

export type ShownProps = { look: Look; words: ReactNode; text: string; name: string };

/** The message in the component that customers see it in. Inert: nothing in it can be operated. */
function Shown({ look, words, text, name }: ShownProps) {
  const t = useCopy();
  switch (look) {
    case "heading":
      return (
        <Heading level={3} size={1}>
          {words}
        </Heading>
      );
    case "button":
      return <Button>{words}</Button>;
    case "alert":
      return (
        <Alert tone="warning" toneLabel={t("studio.shell.tone.warning")}>
          {words}
        </Alert>
      );
    case "field":
      return <TextField label={text} name={`preview-${name}`} value="" onChange={() => undefined} />;
    case "paragraph":
      return <Text as="div">{words}</Text>;
  }
}

type Formatted = { words: ReactNode; text: string };

type Values = Readonly<Record<string, string | number>>;

/** Renders tags as links; what a real screen renders is unknown here. */
const linked = (children: readonly ReactNode[]): ReactNode => (
  <span className={css.link}>
    {children.map((child, place) => (
      <Fragment key={place}>{child}</Fragment>
    ))}
  </span>
);

const tagsOf = (args: Arguments) => Object.keys(args).filter((name) => args[name] === "tag");

/** Formats a compiled message with sample values, as nodes to display and as text to measure and announce. */
export function formatted(
  tree: MessageTree,
  args: Arguments,
  language: Language,
  timeZone: string,
  values: Values,
): Formatted {
  const locale = localeOf[language];
  const shownTags = Object.fromEntries(tagsOf(args).map((name) => [name, linked]));
  const plainTags = Object.fromEntries(tagsOf(args).map((name) => [name, (children: string[]) => children.join("")]));
  const parts = formatParts<ReactNode>(tree, locale, timeZone, { ...values, ...shownTags } as MessageValues<ReactNode>);
  const words = parts.map((part, place) => <Fragment key={place}>{part}</Fragment>);
  return { words, text: formatParts(tree, locale, timeZone, { ...values, ...plainTags } as MessageValues).join("") };
}
