import type { GlobalTypes } from "storybook/internal/types";

type Icon = NonNullable<NonNullable<GlobalTypes[string]["toolbar"]>["icon"]>;

const choice = (title: string, icon: Icon, items: { value: string; title: string }[]) => ({
  toolbar: { title, icon, items, dynamicTitle: true },
});

/** The switches above every story. */
export const globalTypes = {
  locale: choice("Language", "globe", [
    { value: "en-US", title: "English" },
    { value: "es-US", title: "Español" },
  ]),
  site: choice("Site", "browser", [
    { value: "business", title: "Business" },
    { value: "community", title: "Community" },
  ]),
  theme: choice("Theme", "mirror", [
    { value: "light", title: "Light" },
    { value: "dark", title: "Dark" },
    { value: "system", title: "As the system says" },
  ]),
  textSize: choice("Text size", "paragraph", [
    { value: "100", title: "Text 100 %" },
    { value: "150", title: "Text 150 %" },
    { value: "200", title: "Text 200 %" },
  ]),
  motion: choice("Motion", "play", [
    { value: "system", title: "Motion as the system says" },
    { value: "reduced", title: "Reduced motion" },
  ]),
} satisfies GlobalTypes;

export const initialGlobals = { locale: "en-US", site: "business", theme: "light", textSize: "100", motion: "system" };
