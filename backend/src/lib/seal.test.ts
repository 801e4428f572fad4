import { expect, test } from "vitest";
import { sealOf } from "./seal.ts";

const secret = "a secret of at least thirty-two characters";
const tickets = sealOf<{ id: string }>(secret, "ticket");

test("sealed content opens with the same secret, also in another process, and differs each time", () => {
  const sealed = tickets.close({ id: "ó 1" });
  expect(sealOf(secret, "ticket").open(sealed)).toEqual({ id: "ó 1" });
  expect(tickets.close({ id: "ó 1" })).not.toBe(sealed);
});

test("it does not open without the secret, nor with another purpose's", () => {
  const sealed = tickets.close({ id: "card_1" });
  expect(Buffer.from(sealed.split(".")[3] ?? "", "base64url").toString()).not.toContain("card_1");
  expect(sealOf("another secret of more than thirty-two characters", "ticket").open(sealed)).toBeUndefined();
  expect(sealOf(secret, "token").open(sealed)).toBeUndefined();
});

test.each([0, 2, 3, 4])("with part %i changed it does not open", (part) => {
  const parts = tickets.close({ id: "1" }).split(".");
  const [first = "", ...rest] = parts[part] ?? "";
  parts[part] = (first === "A" ? "B" : "A") + rest.join("");
  expect(tickets.open(parts.join("."))).toBeUndefined();
});

test.each(["", ".", "....", "tk_guess", "x".repeat(9000)])("%j does not open", (text) => {
  expect(tickets.open(text)).toBeUndefined();
});
