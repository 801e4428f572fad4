import type { GlobalTypes } from "storybook/internal/types";

type Icon = NonNullable<NonNullable<GlobalTypes[string]["toolbar"]>["icon"]>;

const choice = (title: string, icon: Icon, items: { value: string; title: string }[]) => ({
  toolbar: { title, icon, items, dynamicTitle: true },
});

/** The toolbar switches of every story. */
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
  contrast: choice("Contrast", "contrast", [
    { value: "system", title: "Contrast as the system says" },
    { value: "standard", title: "Standard contrast" },
    { value: "more", title: "High contrast" },
  ]),
  direction: choice("Direction", "transfer", [
    { value: "ltr", title: "Left to right" },
    { value: "rtl", title: "Right to left" },
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

const size = (name: string, width: number, height: number) => ({
  name: `${name}, ${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** The windows that the viewport switch offers. */
export const viewports = {
  narrow: size("Narrowest phone", 320, 640),
  phone: size("Phone", 360, 800),
  tablet: size("Tablet", 768, 1024),
  desktop: size("Desktop", 1280, 800),
};

export const initialGlobals = {
  locale: "en-US",
  site: "business",
  theme: "light",
  contrast: "system",
  direction: "ltr",
  textSize: "100",
  motion: "system",
};
