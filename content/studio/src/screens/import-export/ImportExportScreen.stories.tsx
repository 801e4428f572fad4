import type { Meta, StoryObj } from "@storybook/react-vite";
import type { MockAnswers } from "../../testing/mockFetch.ts";
import { chooseFile } from "../../testing/chooseFile.ts";
import { bootstrapFor, vic } from "../../testing/fixtures.ts";
import { settled, studioStory } from "../../testing/studioStory.tsx";
import { importResult, manyItems } from "../../testing/translationFixtures.ts";

const meta: Meta = { title: "Studio/Import and export" };
export default meta;

const imports = "/content/v1/editor/imports";
/** Chooses a file and clicks the given main buttons in order. */
const withFile = (
  answers: MockAnswers,
  presses: number,
  file = { name: "back-from-agency.xlf", text: '<xliff version="1.2"/>' },
): StoryObj =>
  studioStory({
    at: "/studio/import-export",
    answers,
    async onShown(canvas) {
      chooseFile(canvas, file.name, file.text);
      await settled();
      for (let press = 0; press < presses; press++) {
        const button =
          press === 0
            ? canvas.querySelector<HTMLElement>("form button[type=submit]")
            : canvas
                .querySelector<HTMLElement>("#import-report")
                ?.closest("section")
                ?.querySelector<HTMLElement>("button");
        button?.click();
        await settled();
      }
    },
  });

export const Start = studioStory({ at: "/studio/import-export" });
export const Viewer = studioStory({ at: "/studio/import-export", bootstrap: bootstrapFor(vic) });
export const FileChosen = withFile({}, 0);
export const FormatUnknown = withFile({}, 1, { name: "back.xlf", text: "hello" });
export const Checked = withFile({}, 1);
export const Taken = withFile({ [imports]: { body: { ...importResult, changeSet: 12 } } }, 2);
export const NothingNew = withFile({ [imports]: { body: { entries: 148, unchanged: 148, items: [] } } }, 1);
export const Many = withFile({ [imports]: { body: { entries: 400, unchanged: 100, items: manyItems(300) } } }, 1);
export const Checking = withFile({ [imports]: "never" }, 1);
const unreadable = {
  status: 422,
  code: "FILE_UNREADABLE",
  title: "This file can’t be read.",
  detail: "Choose the format the file was exported in. Nothing was changed.",
};
export const Unreadable = withFile(
  { [imports]: { ...unreadable, error: "WRONG_LANGUAGE", line: 3, found: "fr-FR" } },
  1,
);
export const Unreachable = withFile(
  { [imports]: "offline", "/content/v1/editor/namespaces": "offline", "/content/v1/editor/change-sets": "offline" },
  1,
);
