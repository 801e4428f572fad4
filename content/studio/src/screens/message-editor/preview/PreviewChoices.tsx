import { useCopy, useLocale } from "@portico/content-runtime/react";
import { Segmented } from "@portico/design-system/choice";
import { Select } from "@portico/design-system/field";
import { Inline, Stack } from "@portico/design-system/layout";
import type { ArgumentKind, Arguments } from "@portico/gate/contract";
import { formatText } from "@portico/message/format";
import type { Locale, MessageTree } from "@portico/message/tree";
import { useStudioPage } from "../../../data/studioContexts.ts";
import { looks } from "./look.ts";
import * as css from "./preview.css.ts";
import type { View } from "./PreviewFrame.tsx";
import type { Sample } from "./samples.ts";

type ViewProps = { view: View; onChange: (changes: Partial<View>) => void };

/** Options of the preview: component, width and site. */
export function ViewChoices({ view, onChange }: ViewProps) {
  const t = useCopy();
  const widths = (["phone", "desktop"] as const).map((value) => ({
    value,
    label: t(`studio.editor.preview.width.${value}`),
  }));
  const sites = (["business", "community"] as const).map((value) => ({
    value,
    label: t(`studio.editor.site.${value}`),
  }));
  const options = looks.map((value) => ({ value, label: t(`studio.editor.preview.look.${value}`) }));
  return (
    <Stack gap="medium">
      <Inline>
        <Segmented
          label={t("studio.editor.preview.width")}
          options={widths}
          value={view.width}
          onChange={(width) => onChange({ width })}
        />
        <Segmented
          label={t("studio.editor.preview.site")}
          options={sites}
          value={view.site}
          onChange={(site) => onChange({ site })}
        />
      </Inline>
      <div className={css.controls}>
        <Select
          label={t("studio.editor.preview.look")}
          name="look"
          value={view.look}
          options={options}
          onChange={(look) => onChange({ look: look as View["look"] })}
        />
      </div>
    </Stack>
  );
}

type ValueProps = {
  args: Arguments;
  samples: Record<string, readonly Sample[]>;
  values: Record<string, Sample>;
  onChange: (name: string, value: Sample) => void;
};

/** The argument values, which the screen would provide. */
export function ValueChoices({ args, samples, values, onChange }: ValueProps) {
  const t = useCopy();
  const { locale } = useLocale();
  const { timeZone } = useStudioPage();
  const entries = Object.entries(samples);
  if (entries.length === 0) return null;
  return (
    <div role="group" aria-label={t("studio.editor.preview.values")} className={css.controls}>
      {entries.map(([name, offered]) => (
        <Select
          key={name}
          label={name}
          name={`sample-${name}`}
          value={String(offered.indexOf(values[name] ?? ""))}
          options={offered.map((sample, place) => ({
            value: String(place),
            label: labelOf(sample, args[name], locale, timeZone),
          }))}
          onChange={(place) => onChange(name, offered[Number(place)] ?? "")}
        />
      ))}
    </div>
  );
}

/** Formats an argument with its kind's default style: an amount, a date, a number. */
const shownAs: Partial<Record<string, MessageTree>> = {
  money: [{ type: 2, value: "it", style: "money" }],
  date: [{ type: 3, value: "it", style: "long" }],
  number: [{ type: 2, value: "it" }],
  count: [{ type: 2, value: "it" }],
} as Partial<Record<string, MessageTree>>;

function labelOf(sample: Sample, kind: ArgumentKind | undefined, locale: Locale, timeZone: string): string {
  const tree = typeof kind === "string" ? shownAs[kind] : undefined;
  return tree ? formatText(tree, locale, timeZone, { it: sample }) : String(sample);
}
