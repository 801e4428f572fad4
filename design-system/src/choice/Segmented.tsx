import * as css from "./segmented.css.ts";

export type SegmentedProps<Value extends string = string> = {
  /** What is switched, e.g. "Language". Spoken, not shown. */
  label: string;
  /** `lang` is the language of the option's own word ("Español" is Spanish on an English page). */
  options: readonly { value: Value; label: string; lang?: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** `onBrand` stands on the deep top bar. */
  tone?: "plain" | "onBrand";
};

/**
 * Two to four ways to see the same thing, one of them on. It is a group of buttons with `aria-pressed` and not of
 * radios: it takes effect at once, and moving with the arrow keys must not change a page before one presses.
 *
 * @example
 * <Segmented label={copy("shell.language")} value={locale} onChange={setLocale} tone="onBrand"
 *   options={[{ value: "en-US", label: "English", lang: "en" }, { value: "es-US", label: "Español", lang: "es" }]} />
 */
export function Segmented<Value extends string>({ label, options, value, onChange, tone = "plain" }: SegmentedProps<Value>) {
  return (
    <div role="group" aria-label={label} className={css.track[tone]}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          lang={option.lang}
          aria-pressed={option.value === value}
          data-state={option.value === value ? "on" : "off"}
          className={css.segment[tone]}
          onClick={() => (option.value === value ? undefined : onChange(option.value))}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
