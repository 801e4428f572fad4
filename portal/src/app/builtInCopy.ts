import type { Locale } from "@portico/catalogue/contract";

const loaders = {
  "en-US": () => import("@portico/catalogue/built-in/en-US.json"),
  "es-US": () => import("@portico/catalogue/built-in/es-US.json"),
};

/** The copy that was built in: fetched only when neither published nor last good copy can be had (COPY-06). */
export const builtInCopy = async (locale: Locale) => (await loaders[locale]()).default;
