/// <reference types="vite/client" />
import { checkText } from "@portico/gate/checkWording";
import { expect, test } from "vitest";
import { gateSamples, checkLine } from "./gateSamples.testing.ts";
import ofServer from "./gateSamples.snap.txt?raw";
import { legalText, payments } from "../testing/editorFixtures.ts";
import { checkedWords } from "./useWordingChecks.ts";
import { segmentsOf } from "./words/tokens.ts";
import type { Message } from "./message.api.ts";

test("[COPY-04 partly] while typing, the browser's gate has the same findings as the server's, at the same positions", () => {
  const lines = gateSamples.map((sample) =>
    checkLine(sample, checkText("a.b", sample.contract, sample.language, sample.text).findings),
  );
  expect(lines).toEqual(ofServer.trimEnd().split("\n"));
});

/** Returns the median time of a key press in milliseconds: the gate, the repairs and the highlighting. */
function medianOf(message: Message, text: string): number {
  const took = Array.from({ length: 60 }, (_, press) => {
    const typed = text.slice(0, text.length - press);
    const start = performance.now();
    segmentsOf(typed, checkedWords(checkText, message, "es", typed).findings);
    return performance.now() - start;
  });
  return took.sort((a, b) => a - b)[30] ?? 0;
}

test("[COPY-04 partly] one key press is checked within a frame, 16 ms, in long legal text too", () => {
  const long = Array(20).fill(legalText.live?.es).join(" ");
  const figures = [medianOf(payments as Message, payments.live?.es ?? ""), medianOf(legalText as Message, long)];
  console.warn(
    `One key press: ${figures[0]?.toFixed(2)} ms in a message of every kind, ${figures[1]?.toFixed(2)} ms in ${long.length} characters.`,
  );
  for (const figure of figures) expect(figure).toBeLessThan(16);
});
