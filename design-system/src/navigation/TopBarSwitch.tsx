import { Segmented, type SegmentedProps } from "../choice/index.ts";
import * as css from "./navigation.css.ts";

type Option<Value extends string> = SegmentedProps<Value>["options"][number];

export type TopBarSwitchProps<Value extends string = string> = Omit<SegmentedProps<Value>, "options" | "variant"> & {
  /** Two modes of the whole page: two languages, for example. */
  options: readonly [Option<Value>, Option<Value>];
};

/**
 * A switch on the top bar: both options where there is room; on phones a button for the inactive one.
 *
 * @example
 * <TopBarSwitch label={copy("shell.language")} value={locale} onChange={setLocale}
 *   options={[{ value: "en-US", label: "English", lang: "en" }, { value: "es-US", label: "Español", lang: "es" }]} />
 */
export function TopBarSwitch<Value extends string>({ label, options, value, onChange }: TopBarSwitchProps<Value>) {
  const [one, two] = options;
  const other = one.value === value ? two : one;
  return (
    <>
      <div className={css.topBarBoth}>
        <Segmented variant="onBrand" label={label} options={options} value={value} onChange={onChange} />
      </div>
      <button type="button" lang={other.lang} className={css.topBarOther} onClick={() => onChange(other.value)}>
        {other.label}
      </button>
    </>
  );
}
