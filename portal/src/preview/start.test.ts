import { marksOf, plain } from "@portico/content-runtime/preview/marks";
import { expect, test, vi } from "vitest";
import { copyPlain } from "./start.ts";

const { begins, ends } = marksOf(7);

test("what a customer would copy is copied without marks", async () => {
  const written = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  const clipboard = { writeText: written } as unknown as Clipboard;
  copyPlain(clipboard, plain);
  await clipboard.writeText(`${begins}Please pay${ends} 8347 20 1180`);
  expect(written.mock.calls).toEqual([["Please pay 8347 20 1180"]]);
});

test("where a browser has no clipboard to offer, nothing is done", () => {
  expect(() => copyPlain(undefined, plain)).not.toThrow();
});
