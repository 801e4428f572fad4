import { pbkdf2 } from "node:crypto";
import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { precompress } from "./assets.ts";

const compressedIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith(".br")).length;

test("the password exchange with the database does not wait until every file of a build is compressed", async () => {
  const folder = mkdtempSync(join(tmpdir(), "portico-assets-"));
  const text = Array.from({ length: 5_000 }, (_, at) => `${at ** 3} `).join("");
  for (let file = 0; file < 24; file += 1) writeFileSync(join(folder, `chunk-${file}.js`), text);
  const compressing = precompress(folder);
  await expect.poll(() => compressedIn(folder)).toBeGreaterThan(0);
  await promisify(pbkdf2)("password", "salt", 1, 32, "sha256");
  expect(compressedIn(folder)).toBeLessThan(12);
  await compressing;
  expect(compressedIn(folder)).toBe(24);
});
