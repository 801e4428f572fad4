import { composeStory, type Meta, type StoryObj } from "@storybook/react-vite";
import { within } from "storybook/test";
import { expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import preview from "../preview.tsx";

declare module "vitest" {
  interface ProvidedContext {
    picturesSkipped: string | undefined;
  }
}

type Module = { default: Meta; AllStates?: StoryObj };

/**
 * Name of a story's screenshot: "choice-Switch" for ".../choice/Switch.stories.tsx"; a component may have several story
 * files.
 */
const nameOf = (path: string) => path.split("/").slice(-2).join("-").replace(".stories.tsx", "");

const modules = import.meta.glob<Module>("../../design-system/src/**/*.stories.tsx", { eager: true });
const states = Object.entries(modules).flatMap(([path, { default: meta, AllStates }]) =>
  AllStates ? [{ name: nameOf(path), meta, AllStates }] : [],
);

/** Two modes that together cover both sites, schemes, languages and widths. */
const modes = [
  { name: "desktop", width: 1280, globals: { site: "business", theme: "light", locale: "en-US" } },
  { name: "phone", width: 360, globals: { site: "community", theme: "dark", locale: "es-US" } },
];

/** Tall enough for every story: content below the window is not in the screenshot. */
const tallest = 9000;

// Without any animation: on a busy machine even the shortest one was photographed at its start, where a dialog is
// still transparent.
const stillness = document.createElement("style");
stillness.textContent = "*, *::before, *::after { animation: none !important; transition: none !important; }";
document.head.append(stillness);

const nextFrame = () => new Promise(requestAnimationFrame);

/**
 * Renders only this story (Storybook unmounts the previous one), makes the window as high as the page, and waits until
 * a frame with all of it is painted.
 */
async function draw(meta: Meta, story: StoryObj, { width, globals }: (typeof modes)[number]): Promise<void> {
  await page.viewport(width, 900);
  // Set the size before mounting: a popup keeps the side that had room when it opened.
  document.body.style.padding = "16px";
  const Story = composeStory(story, meta, {
    ...preview,
    initialGlobals: { ...preview.initialGlobals, ...globals, motion: "reduced" },
  });
  await Story.run({ canvas: within(document.body) });
  await document.fonts.ready;
  await page.viewport(width, Math.min(tallest, Math.max(200, Math.ceil(document.body.getBoundingClientRect().height))));
  // The callback of the second frame runs after the first was handed to the compositor.
  await nextFrame();
  await nextFrame();
}

const skipped = inject("picturesSkipped");

test("visual regression tests can run on this system", ({ skip }) => skip(skipped !== undefined, skipped));

test
  .skipIf(skipped !== undefined)
  .for(states.flatMap((state) => modes.map((mode) => ({ ...state, mode, title: `${state.name} on a ${mode.name}` }))))(
  "[DSYS-03] $title looks as it was recorded",
  async ({ name, meta, AllStates, mode }) => {
    await draw(meta, AllStates, mode);
    await expect
      .element(page.elementLocator(document.body))
      .toMatchScreenshot(`${name}-${mode.name}`, { comparatorOptions: { allowedMismatchedPixels: 20 } });
  },
);
