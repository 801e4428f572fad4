import { checkText } from "@portico/gate/checkWording";
import { expect, test } from "vitest";
import { gateSamples, checkLine } from "./gateSamples.testing.ts";

test("[COPY-04 partly] the server gate's findings in damaged messages, recorded to compare the browser with", async () => {
  const lines = gateSamples.map((sample) =>
    checkLine(sample, checkText("a.b", sample.contract, sample.language, sample.text).findings),
  );
  expect(lines.length).toBeGreaterThan(400);
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("./gateSamples.snap.txt");
});
