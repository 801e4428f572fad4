export { type Locale, LocaleProvider, type LocaleProviderProps, useLocale } from "./LocaleProvider.tsx";
