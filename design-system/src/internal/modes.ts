/** Ways to picture a story in Chromatic: each is one snapshot. Names are the baselines' names, so they stay as they are. */
export const modes = {
  "business light desktop": { site: "business", theme: "light", viewport: { width: 1280, height: 900 } },
  "business dark desktop": { site: "business", theme: "dark", viewport: { width: 1280, height: 900 } },
  "business light phone": { site: "business", theme: "light", viewport: { width: 360, height: 740 } },
  "business phone, text at 200 percent": { site: "business", theme: "light", textSize: "200", viewport: { width: 360, height: 740 } },
  "community light desktop": { site: "community", theme: "light", viewport: { width: 1280, height: 900 } },
  "community dark phone": { site: "community", theme: "dark", viewport: { width: 360, height: 740 } },
} as const;
