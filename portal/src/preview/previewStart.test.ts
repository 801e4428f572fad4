import { marksOf, plain } from "@portico/content-runtime/preview/marks";
import { expect, test, vi } from "vitest";
import { stripMarksOnCopy } from "./previewStart.ts";

const { begins, ends } = marksOf(7);

test("copied text has no markers", async () => {
  const written = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  const clipboard = { writeText: written } as unknown as Clipboard;
  stripMarksOnCopy(clipboard, plain);
  await clipboard.writeText(`${begins}Please pay${ends} 8347 20 1180`);
  expect(written.mock.calls).toEqual([["Please pay 8347 20 1180"]]);
});

test("without a clipboard in the event nothing happens", () => {
  expect(() => stripMarksOnCopy(undefined, plain)).not.toThrow();
});
