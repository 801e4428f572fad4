const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 900 };
const english = "en-US";
const spanish = "es-US";

/**
 * Chromatic modes: each is one snapshot. Baselines are stored under these names, so do not change them. The first eight
 * cover every language in every theme and width.
 */
export const modes = {
  "business light desktop": { locale: english, site: "business", theme: "light", viewport: desktop },
  "business dark desktop": { locale: english, site: "business", theme: "dark", viewport: desktop },
  "business light phone": { locale: english, site: "business", theme: "light", viewport: phone },
  "business dark phone": { locale: english, site: "business", theme: "dark", viewport: phone },
  "business light desktop, Spanish": { locale: spanish, site: "business", theme: "light", viewport: desktop },
  "business dark desktop, Spanish": { locale: spanish, site: "business", theme: "dark", viewport: desktop },
  "business light phone, Spanish": { locale: spanish, site: "business", theme: "light", viewport: phone },
  "business dark phone, Spanish": { locale: spanish, site: "business", theme: "dark", viewport: phone },
  "business phone, text at 200 percent": {
    locale: english,
    site: "business",
    theme: "light",
    textSize: "200",
    viewport: phone,
  },
  "community light desktop": { locale: english, site: "community", theme: "light", viewport: desktop },
  "community dark phone": { locale: english, site: "community", theme: "dark", viewport: phone },
} as const;
