import { expect, test } from "vitest";
import { contentStorm } from "./contentStorm.ts";

const minutes = 60_000;

test("[COPY-05 partly] readers never see parts of two releases while a server that is killed again and again publishes and goes back (C2, in small)", async () => {
  const report = await contentStorm({ moves: 9, kills: 2, readers: 2, seed: 20261121 });
  expect(report).toMatchObject({ mixed: 0, wrongBytes: 0, published: 6, restored: 3, kills: 2 });
  expect(report.reads).toBeGreaterThan(20);
  expect(report.releases).toBeGreaterThan(3);
}, 5 * minutes);
