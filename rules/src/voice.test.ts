import { expect, test } from "vitest";
import { mayOpenVoice } from "./voice.rules.ts";

test.each([
  [[{ key: "VOICE", status: "Active" }], true],
  [[{ key: "VOICE", status: "Assigned" }], true],
  [[{ key: "HOSTED_VOICE", status: "Active" }], true],
  [[{ key: "HOSTED_VOICE", status: "Assigned" }], true],
  [
    [
      { key: "INTERNET", status: "Active" },
      { key: "VOICE", status: "Active" },
    ],
    true,
  ],
  [[{ key: "VOICE", status: "Suspended" }], false],
  [[{ key: "INTERNET", status: "Active" }], false],
  [[{ key: "INTERNET", status: "Assigned" }], false],
  [
    [
      { key: "INTERNET", status: "Active" },
      { key: "VOICE", status: "Pending" },
    ],
    false,
  ],
  [[], false],
])("[SERV-04 partly] an account with the services %j may open voice: %s", (services, may) => {
  expect(mayOpenVoice(services)).toBe(may);
});
