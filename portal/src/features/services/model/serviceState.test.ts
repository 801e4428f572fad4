import { expect, test } from "vitest";
import { statuses } from "../../../testing/statusFixtures.ts";
import { serviceState, type StatedService } from "./serviceState.rules.ts";

const account = (state: "RUNNING" | "SUSPENDED" | "DISCONNECTED", mobile: "GOOD" | "HOTLINED" = "GOOD") => ({
  ...statuses.due.service,
  state,
  mobile,
});
const internet: StatedService = { key: "INTERNET", status: "Active" };
const mobile: StatedService = { key: "MOBILE", status: "Active" };

test.each([
  ["runs", internet, account("RUNNING"), "Active"],
  [
    "has an outage, and equipment that is offline is no news",
    { ...internet, trouble: "OUTAGE" },
    account("RUNNING"),
    "OUTAGE",
  ],
  ["has an outage while it is suspended", { ...internet, trouble: "OUTAGE" }, account("SUSPENDED"), "OUTAGE"],
  [
    "is suspended, so its equipment is offline",
    { ...internet, trouble: "EQUIPMENT_OFFLINE" },
    account("SUSPENDED"),
    "SUSPENDED",
  ],
  [
    "has equipment that is offline",
    { ...internet, trouble: "EQUIPMENT_OFFLINE" },
    account("RUNNING"),
    "EQUIPMENT_OFFLINE",
  ],
  ["has no trouble by the graph", { ...internet, trouble: null }, account("RUNNING"), "Active"],
  ["is not assigned", { ...internet, status: "Unassigned" }, account("RUNNING"), "Unassigned"],
  ["is limited mobile", mobile, account("RUNNING", "HOTLINED"), "HOTLINED"],
  ["is mobile, which a suspension of the others leaves alone", mobile, account("SUSPENDED"), "Active"],
  ["is of a disconnected account", mobile, account("DISCONNECTED"), "DISCONNECTED"],
  ["is known before its account", internet, undefined, "Active"],
] as const)("[SERV-02 partly] a service that %s", (_, service, ofAccount, state) => {
  expect(serviceState(service, ofAccount)).toBe(state);
});
