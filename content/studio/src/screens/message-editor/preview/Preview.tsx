import { useCopy } from "@portico/content-runtime/react";
import { Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import { languages, type Language } from "@portico/message/tree";
import { useMemo, useState } from "react";
import { useStudioPage } from "../../../data/studioContexts.ts";
import type { Message } from "../../../editing/message.api.ts";
import type { Checked } from "../../../editing/useWordingChecks.ts";
import { AccessibilityCheck } from "./AccessibilityCheck.tsx";
import { formatted, PreviewFrame, type View } from "./PreviewFrame.tsx";
import { lookOf } from "./look.ts";
import * as css from "./preview.css.ts";
import { type Sample, samplesFor } from "./samples.ts";
import { ValueChoices, ViewChoices } from "./PreviewChoices.tsx";

export type PreviewProps = { message: Message; checks: Record<Language, Checked> };

/**
 * Preview of the message as customers see it: in a component, with sample values, on the narrowest phone or a desktop,
 * on either site.
 */
export function Preview({ message, checks }: PreviewProps) {
  const t = useCopy();
  const { key, where, args, scope, samples: given } = message;
  const samples = useMemo(() => samplesFor(args, given), [args, given]);
  const [chosen, setChosen] = useState<Record<string, Sample>>({});
  const [view, setView] = useState<View>({
    look: lookOf(key, where),
    width: "phone",
    site: scope === "community" ? "community" : "business",
  });
  const [frames] = useState(() => new Map<Language, HTMLElement>());
  const values = Object.fromEntries(
    Object.entries(samples).map(([name, offered]) => [name, chosen[name] ?? offered[0] ?? ""]),
  );
  return (
    <Stack gap="medium">
      <Heading level={2}>{t("studio.editor.preview")}</Heading>
      <ViewChoices view={view} onChange={(changes) => setView({ ...view, ...changes })} />
      <ValueChoices
        args={args}
        samples={samples}
        values={values}
        onChange={(name, value) => setChosen({ ...chosen, [name]: value })}
      />
      <div className={css.frames}>
        {languages.map((language) => (
          <OneLanguage
            key={language}
            language={language}
            message={message}
            checked={checks[language]}
            values={values}
            view={view}
            frames={frames}
          />
        ))}
      </div>
      {languages.some((language) => checks[language].tree) && (
        <AccessibilityCheck frames={frames} shown={JSON.stringify([view, values, checks.en.tree, checks.es.tree])} />
      )}
    </Stack>
  );
}

type OneProps = {
  language: Language;
  message: Message;
  checked: Checked;
  values: Record<string, Sample>;
  view: View;
  frames: Map<Language, HTMLElement>;
};

function OneLanguage({ language, message: { args, maxLength }, checked: { tree }, values, view, frames }: OneProps) {
  const t = useCopy();
  const { timeZone } = useStudioPage();
  if (!tree) return <Text tone="quiet">{t("studio.editor.preview.none", { language })}</Text>;
  const register = (element: HTMLElement | null) =>
    void (element ? frames.set(language, element) : frames.delete(language));
  return (
    <PreviewFrame
      language={language}
      formatted={formatted(tree, args, language, timeZone, values)}
      view={view}
      maxLength={maxLength}
      frameRef={register}
    />
  );
}
