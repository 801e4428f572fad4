/** One way to show a story. */
export type Look = { locale: "en-US" | "es-US"; theme: "light" | "dark" | "forced colours"; width: 360 | 1280 };

/** The look in which every story is met once. */
export const plain: Look = { locale: "en-US", theme: "light", width: 1280 };

const themes = ["light", "dark", "forced colours"] as const;

/** {en, es} x {360, 1280} x {light, dark, forced colours}: what differs in colours alone comes one after the other. */
export const looks: Look[] = (["en-US", "es-US"] as const).flatMap((locale) => ([360, 1280] as const).flatMap((width) => themes.map((theme) => ({ locale, theme, width }))));

/** A whole screen on a phone in Spanish and on a desktop in English: both languages, both widths, and every theme with each of them. */
export const looksOfScreens = looks.filter(({ locale, width }) => (locale === "es-US") === (width === 360));

/** Storybook's own accessibility addon would run axe once more. */
const quiet = { a11y: { manual: true } };

/** In forced colours the page's own theme is the dark one, as most people who ask for them have it. */
export const globalsOf = ({ locale, theme }: Look) => ({ locale, theme: theme === "light" ? "light" : "dark", ...quiet });

export const nameOf = ({ locale, theme, width }: Look) => `${locale.slice(0, 2)}, ${theme}, ${width} px`;
