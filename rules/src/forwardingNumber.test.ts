import { describe, expect, test } from "vitest";
import { validateCallerNumber, validateForwardingNumber, storedNumber } from "./forwardingNumber.rules.ts";

describe("[SERV-04 partly] numbers that calls may be forwarded to", () => {
  test.each([
    ["(617) 555-0142", null],
    ["+1 617 555 0142", null],
    ["1-617-555-0142", null],
    ["800-555-0142", null],
    ["", "MISSING"],
    ["911", "EMERGENCY"],
    ["9 911", "EMERGENCY"],
    ["933", "EMERGENCY"],
    ["988", "EMERGENCY"],
    ["900-555-0142", "PREMIUM"],
    ["+1 900 555 0142", "PREMIUM"],
    ["617-976-0142", "PREMIUM"],
    ["976-0142", "PREMIUM"],
    ["+44 20 7946 0958", "INTERNATIONAL"],
    ["011 44 20 7946 0958", "INTERNATIONAL"],
    ["0044 20 7946 0958", "INTERNATIONAL"],
    ["+49 30 90182", "INTERNATIONAL"],
    [" +49 30 90182", "INTERNATIONAL"],
    ["0049 30 9018", "INTERNATIONAL"],
    ["44 20 7946 0958", "INTERNATIONAL"],
    ["416-555-0142", "INTERNATIONAL"],
    ["514-555-0142", "INTERNATIONAL"],
    ["876-555-0142", "INTERNATIONAL"],
    ["617-555-0911", null],
    ["617-555-0117", null],
    ["+1 617 555", "INVALID"],
    ["2 617 555 0142", "INVALID"],
    ["2 617 976 0142", "INVALID"],
    ["900-555-01425", "INVALID"],
    ["411-555-0142", "INVALID"],
    ["411", "INVALID"],
    ["555-0142", "INVALID"],
    ["211-555-0142", "INVALID"],
    ["617-155-0142", "INVALID"],
    ["1-800-FLOWERS", "INVALID"],
    ["617-555-0142 x12", "INVALID"],
  ])("%j: %s", (typed, error) => {
    expect(validateForwardingNumber(typed)).toBe(error);
  });

  test.each([
    ["876-555-0142", null],
    ["900-555-0142", null],
    ["911", "EMERGENCY"],
    ["12", "INVALID"],
    ["617-555-0142-999", "INVALID"],
    [" ", "MISSING"],
  ])("a caller to block, %j: %s", (typed, error) => {
    expect(validateCallerNumber(typed)).toBe(error);
  });

  test.each([
    ["+1 (617) 555-0142", "6175550142"],
    ["617.555.0142", "6175550142"],
    ["1234567890", "1234567890"],
    ["26175550142", "26175550142"],
    ["", ""],
  ])("%j is stored as %j", (typed, stored) => {
    expect(storedNumber(typed)).toBe(stored);
  });
});
