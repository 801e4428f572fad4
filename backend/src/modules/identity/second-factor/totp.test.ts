import { expect, test } from "vitest";
import { base32, codeOf, matchingStep, setupAddress, stepAt } from "./totp.domain.ts";

const key = base32(Buffer.from("12345678901234567890"));

/** RFC 6238, appendix B, SHA-1; of its eight digits, the last six. */
const vectors = [
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
] as const;

test.each(vectors)("RFC 6238: %i seconds after 1970 the code is %s", (seconds, code) => {
  expect(codeOf(key, stepAt(new Date(seconds * 1000)))).toBe(code);
});

test("keys are written in base32 without padding (RFC 4648, section 10)", () => {
  expect(["f", "fo", "foo", "foob", "fooba", "foobar"].map((text) => base32(Buffer.from(text)))).toEqual([
    "MY",
    "MZXQ",
    "MZXW6",
    "MZXW6YQ",
    "MZXW6YTB",
    "MZXW6YTBOI",
  ]);
});

test("the code of the step before and of the step after is accepted, and no other", () => {
  const now = new Date(1_234_567_890_000);
  const step = stepAt(now);
  const found = [-2, -1, 0, 1, 2].map((drift) => matchingStep(key, codeOf(key, step + drift), now));
  expect(found).toEqual([undefined, step - 1, step, step + 1, undefined]);
  expect(["", "05924", "0005924", "٠٠٥٩٢٤"].map((typed) => matchingStep(key, typed, now))).toEqual(
    Array(4).fill(undefined),
  );
});

test("the address names issuer and person as authenticator apps read them", () => {
  expect(setupAddress("MZXW6YTBOI", "dana", "Portico Business")).toBe(
    "otpauth://totp/Portico%20Business:dana?secret=MZXW6YTBOI&issuer=Portico%20Business&algorithm=SHA1&digits=6&period=30",
  );
});
