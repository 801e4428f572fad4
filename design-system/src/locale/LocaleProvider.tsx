import { createContext, type ReactNode, useContext } from "react";

/** The locales that components can format money and dates in. */
export type Locale = "en-US" | "es-US";

const LocaleContext = createContext<Locale>("en-US");

export type LocaleProviderProps = { locale: Locale; children?: ReactNode };

/**
 * Sets the locale in which `Money` and `DateText` format. It does not translate: components contain no text of their
 * own.
 *
 * @example <LocaleProvider locale="es-US"><App /></LocaleProvider>
 */
export function LocaleProvider({ locale, children }: LocaleProviderProps) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

/** The current locale; `en-US` outside a provider. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}
