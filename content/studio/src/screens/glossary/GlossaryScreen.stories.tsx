import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent } from "storybook/test";
import { bootstrapFor, vic } from "../../testing/fixtures.ts";
import { settled, studioStory } from "../../testing/studioStory.tsx";
import { terms as fixtures } from "../../testing/translationFixtures.ts";

const meta: Meta = { title: "Studio/Glossary" };
export default meta;

const terms = "/content/v1/editor/terms";
const [first] = fixtures;

/** Renders the screen and clicks a button. */
const pressed = (selector: string): StoryObj =>
  studioStory({
    at: "/studio/glossary",
    onShown: async (canvas) => canvas.querySelector<HTMLElement>(selector)?.click(),
  });

export const Filled = studioStory({ at: "/studio/glossary" });
export const Viewer = studioStory({ at: "/studio/glossary", bootstrap: bootstrapFor(vic) });
export const Adding = pressed("main h1 ~ button, main button");
export const Changing = pressed("td button");
export const Removing = pressed("td button:last-of-type");

/** Another user changed the first term meanwhile (edit conflict). */
export const EditConflict = studioStory({
  at: "/studio/glossary",
  answers: {
    [`PUT ${terms}/${first?.id}`]: {
      status: 412,
      code: "CONFLICT",
      title: "This changed while you were working.",
      detail: "Load it again.",
      theirs: { ...first, es: "monto por pagar", author: "teresa", etag: '"theirs"' },
    },
  },
  onShown: async (canvas) => {
    canvas.querySelector<HTMLElement>("td button")?.click();
    await settled();
    const dialog = document.querySelector('[role="dialog"]');
    await userEvent.type(dialog?.querySelector('[name="term-es"]') as HTMLElement, " nuevo");
    await userEvent.click(dialog?.querySelector('button[type="submit"]') as HTMLElement);
    while (!dialog?.querySelector('[role="alert"]')) await settled();
  },
});

export const Loading = studioStory({ at: "/studio/glossary", answers: { [terms]: "never" } });
export const Empty = studioStory({ at: "/studio/glossary", answers: { [terms]: { body: { terms: [] } } } });
export const Unreachable = studioStory({ at: "/studio/glossary", answers: { [terms]: "offline" } });
