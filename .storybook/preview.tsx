import type { Decorator, Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import "@portico/design-system/theme/community";
import { modes } from "../design-system/src/internal/modes.ts";
import { globalTypes, initialGlobals, viewports } from "./globals.ts";
import "./preview.css";

// Timeout of queries in play functions, generous for a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** Sets the attributes of the page from the toolbar, as the portal's own page does. */
const withGlobals: Decorator = (Story, { globals }) => {
  const page = document.documentElement;
  page.lang = globals["locale"] === "es-US" ? "es" : "en";
  page.dataset["site"] = globals["site"];
  page.dataset["motion"] = globals["motion"];
  page.style.fontSize = `${globals["textSize"]}%`;
  if (globals["theme"] === "system") delete page.dataset["theme"];
  else page.dataset["theme"] = globals["theme"];
  if (globals["contrast"] === "system") delete page.dataset["contrast"];
  else page.dataset["contrast"] = globals["contrast"];
  page.dir = globals["direction"];
  return (
    <LocaleProvider locale={globals["locale"]}>
      <Story />
    </LocaleProvider>
  );
};

const preview: Preview = {
  decorators: [withGlobals],
  globalTypes,
  initialGlobals,
  parameters: {
    layout: "padded",
    controls: { disableSaveFromUI: true },
    viewport: { options: viewports },
    a11y: {
      // A story with a failure fails the run.
      test: "error",
      options: {
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"],
        rules: {
          "target-size": { enabled: true },
          // Page-level rules do not apply to an isolated component.
          region: { enabled: false },
          "landmark-one-main": { enabled: false },
          "page-has-heading-one": { enabled: false },
        },
      },
    },
    chromatic: {
      // Covers each pair of language and theme, of theme and width, and of language and width once; the compositions
      // use all modes.
      modes: {
        "business light desktop": modes["business light desktop"],
        "business dark phone": modes["business dark phone"],
        "business light phone, Spanish": modes["business light phone, Spanish"],
        "business dark desktop, Spanish": modes["business dark desktop, Spanish"],
        "community light desktop": modes["community light desktop"],
      },
    },
  },
};

export default preview;
