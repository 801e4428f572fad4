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

/** ".../choice/Switch.stories.tsx" is pictured as "choice-Switch": one door may have several. */
const nameOf = (path: string) => path.split("/").slice(-2).join("-").replace(".stories.tsx", "");

const modules = import.meta.glob<Module>("../../design-system/src/**/*.stories.tsx", { eager: true });
const states = Object.entries(modules).flatMap(([path, { default: meta, AllStates }]) => (AllStates ? [{ name: nameOf(path), meta, AllStates }] : []));

/** Two looks that between them have both sites, schemes, languages and widths. */
const looks = [
  { name: "desktop", width: 1280, globals: { site: "business", theme: "light", locale: "en-US" } },
  { name: "phone", width: 360, globals: { site: "community", theme: "dark", locale: "es-US" } },
];

/** Tall enough for everything: what is below the window is not pictured. */
const tallest = 9000;

/** Draws the story alone on the page (Storybook takes the one before away), without movement, and makes the window as high as the page. */
async function draw(meta: Meta, story: StoryObj, { width, globals }: (typeof looks)[number]): Promise<void> {
  await page.viewport(width, 900);
  // Before there is anything: what opens keeps the side that had room.
  document.body.style.padding = "16px";
  const Story = composeStory(story, meta, { ...preview, initialGlobals: { ...preview.initialGlobals, ...globals, motion: "reduced" } });
  await Story.run({ canvas: within(document.body) });
  await document.fonts.ready;
  await page.viewport(width, Math.min(tallest, Math.max(200, Math.ceil(document.body.getBoundingClientRect().height))));
}

const skipped = inject("picturesSkipped");

test("the pictures of stories can be compared here", ({ skip }) => skip(skipped !== undefined, skipped));

test.skipIf(skipped !== undefined).for(states.flatMap((state) => looks.map((look) => ({ ...state, look, title: `${state.name} on a ${look.name}` }))))(
  "[DSYS-03] $title looks as it was recorded",
  async ({ name, meta, AllStates, look }) => {
    await draw(meta, AllStates, look);
    await expect.element(page.elementLocator(document.body)).toMatchScreenshot(`${name}-${look.name}`, { comparatorOptions: { allowedMismatchedPixels: 20 } });
  },
);
