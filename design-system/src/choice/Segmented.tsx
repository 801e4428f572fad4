import * as css from "./segmented.css.ts";

export type SegmentedProps<Value extends string = string> = {
  /** Accessible name, e.g. "Language". Not shown. */
  label: string;
  /** `lang` is the language of the option's label ("Español" is Spanish on an English page). */
  options: readonly { value: Value; label: string; lang?: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** `onBrand` is for the top bar. */
  variant?: "plain" | "onBrand";
};

/**
 * A segmented control (toggle button group): two to four views of the same content, one of them active. It consists of
 * buttons with `aria-pressed`, not of radios: a change takes effect at once, so arrow keys must not select before a
 * press.
 *
 * @example
 * <Segmented label={copy("shell.language")} value={locale} onChange={setLocale} variant="onBrand"
 *   options={[{ value: "en-US", label: "English", lang: "en" }, { value: "es-US", label: "Español", lang: "es" }]} />
 */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  variant = "plain",
}: SegmentedProps<Value>) {
  return (
    <div role="group" aria-label={label} className={css.track[variant]}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          lang={option.lang}
          aria-pressed={option.value === value}
          data-state={option.value === value ? "on" : "off"}
          className={css.segment[variant]}
          onClick={() => (option.value === value ? undefined : onChange(option.value))}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
