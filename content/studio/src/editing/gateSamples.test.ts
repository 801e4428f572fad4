import { checkText } from "@portico/gate/checkWording";
import { expect, test } from "vitest";
import { gateSamples, verdictLine } from "./gateSamples.testing.ts";

test("[COPY-04 partly] what the server's gate finds in damaged messages, for the browser to be held against", async () => {
  const lines = gateSamples.map((sample) => verdictLine(sample, checkText("a.b", sample.contract, sample.language, sample.text).findings));
  expect(lines.length).toBeGreaterThan(400);
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("./gateSamples.snap.txt");
});
