/** One mode in which a story is rendered. */
export type Mode = { locale: "en-US" | "es-US"; theme: "light" | "dark" | "forced colours"; width: 360 | 1280 };

/** The mode in which every story is checked once. */
export const defaultMode: Mode = { locale: "en-US", theme: "light", width: 1280 };

const themes = ["light", "dark", "forced colours"] as const;

/** {en, es} x {360, 1280} x {light, dark, forced colours}; modes that differ only in colours are adjacent. */
export const modes: Mode[] = (["en-US", "es-US"] as const).flatMap((locale) =>
  ([360, 1280] as const).flatMap((width) => themes.map((theme) => ({ locale, theme, width }))),
);

/** The modes of components outside the full run, which cover both languages, both widths, light and dark. */
export const componentModes = modes.filter(
  ({ locale, theme, width }) =>
    (locale === "es-US") === (width === 360) && theme === (width === 360 ? "light" : "dark"),
);

/** The mode in which a screen's usual state is checked outside the full run; a screen is composed of components. */
export const screenModes = componentModes.filter(({ width }) => width === 360);

/** Disables Storybook's accessibility addon, which would run axe once more. */
const quiet = { a11y: { manual: true } };

/** In forced colours the page's own theme is dark, as for most users of that mode. */
export const globalsOf = ({ locale, theme }: Mode) => ({
  locale,
  theme: theme === "light" ? "light" : "dark",
  ...quiet,
});

export const modeName = ({ locale, theme, width }: Mode) => `${locale.slice(0, 2)}, ${theme}, ${width} px`;
