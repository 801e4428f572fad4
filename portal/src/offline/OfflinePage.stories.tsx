import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Locale } from "@portico/content-runtime/store";
import { type OfflineCopy, writeOfflineCopy } from "../lib/offlineCopy.ts";
import { memoryStorage } from "../lib/storage.ts";
import { danasCopy, offlineStart } from "../testing/offlineFixtures.ts";
import { OfflinePage } from "./OfflinePage.tsx";

const meta: Meta = { title: "Screens/Offline" };
export default meta;

const noon = () => Date.parse("2026-11-22T17:00:00.000Z");

/** The offline page with what was saved on the device, in the language and site of the toolbar. */
const offlineStory = (copy?: OfflineCopy): StoryObj => ({
  parameters: { layout: "fullscreen" },
  loaders: [
    async ({ globals }) => ({
      start: await offlineStart(
        globals["locale"] as Locale,
        globals["site"] === "community" ? "community" : "business",
      ),
    }),
  ],
  render: (_, { loaded, globals }) => {
    const storage = memoryStorage();
    if (copy) writeOfflineCopy(storage, { ...copy, locale: globals["locale"] as Locale });
    return (
      <OfflinePage
        key={`${globals["locale"]} ${globals["site"]}`}
        start={loaded["start"]}
        storage={storage}
        now={noon}
        reload={() => undefined}
      />
    );
  },
});

export const Saved = offlineStory(danasCopy);
export const SavedWithoutPayments = offlineStory({ ...danasCopy, statement: null, receipts: [] });
export const Credit = offlineStory({
  ...danasCopy,
  statement: danasCopy.statement && { ...danasCopy.statement, amountDue: -1550, adjustments: 26367 },
});
export const NothingSaved = offlineStory();
