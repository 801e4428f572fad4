import { createContext, type ReactNode, useContext } from "react";

/** The languages that components can write money and dates in. */
export type Locale = "en-US" | "es-US";

const LocaleContext = createContext<Locale>("en-US");

export type LocaleProviderProps = { locale: Locale; children?: ReactNode };

/**
 * Tells `Money` and `DateText` how to write. Words are not its business: components have none of their own.
 *
 * @example <LocaleProvider locale="es-US"><App /></LocaleProvider>
 */
export function LocaleProvider({ locale, children }: LocaleProviderProps) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

/** The locale in force here; `en-US` outside any provider. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}
