import { describe, expect, test } from "vitest";
import type { ContentGrant, Principal, Role } from "../../lib/principal.ts";
import { contentAbilities, mayCall, permissionsOf } from "./permissions.domain.ts";
import { isAlive, timingOf } from "./session.domain.ts";

const grant = (role: ContentGrant["role"]): ContentGrant => ({
  role,
  sites: ["business"],
  namespaces: ["*"],
  languages: ["en-US"],
});

describe("a session", () => {
  const start = new Date("2026-11-21T08:00:00Z");
  const after = (seconds: number) => new Date(start.getTime() + seconds * 1_000);

  test.each([
    ["just begun", 0, 0, true],
    ["idle for 899 s", 0, 899, true],
    ["idle for 900 s", 0, 900, false],
    ["busy for a second less than 12 h", 43_000, 43_199, true],
    ["busy for 12 h", 43_100, 43_200, false],
  ])("%s", (_, lastActivity, now, alive) => {
    expect(isAlive({ createdAt: start, lastActivityAt: after(lastActivity) }, after(now))).toBe(alive);
  });

  test.each([
    [0, 0, 900, 43_200],
    [100, 100.5, 900, 43_100],
    [0, 900, 0, 42_300],
    [0, 1_000, 0, 42_200],
    [43_000, 43_100, 800, 100],
    [43_000, 43_300, 600, 0],
  ])(
    "last active after %d s, at %d s: idle timeout in %d s, absolute end in %d s",
    (lastActivity, now, idle, absolute) => {
      expect(timingOf({ createdAt: start, lastActivityAt: after(lastActivity) }, after(now))).toEqual({
        idleSeconds: 780,
        dialogSeconds: 120,
        pingSeconds: expect.any(Number),
        secondsUntilIdleEnd: idle,
        secondsUntilAbsoluteEnd: absolute,
      });
    },
  );
});

describe("permissions of a role", () => {
  const payer = ["viewBilling", "payBill", "manageNetworks", "manageAppointments"];
  const adminOnly = ["manageUsers", "manageBilling", "manageEquipment", "manageProperty"];
  const all = [...payer, ...adminOnly, "administerHostedVoice", "manageVoice"];
  test.each<[Role, string[]]>([
    ["PRIMARY", [...all, "transferOwnership"]],
    ["ADMIN", all],
    ["BILLING", payer],
    ["STANDARD", ["viewBilling"]],
  ])("[SESS-11 partly] [SESS-12 partly] %s: %j", (role, permissions) => {
    expect(permissionsOf(role, [], true)).toEqual(permissions);
    expect(permissionsOf(role, [], false)).toEqual([]);
  });

  test.each<[ContentGrant["role"], string[], string[]]>([
    ["viewer", ["view"], []],
    ["translator", ["view", "edit"], ["editContent"]],
    ["editor", ["view", "edit"], ["editContent"]],
    ["approver", ["view", "approve"], []],
    ["publisher", ["view", "publish", "operate"], ["publishContent"]],
    ["toggleAdministrator", ["view", "edit", "toggle", "operate"], ["editContent"]],
    ["administrator", ["view", "administer"], []],
  ])("a content %s can %j and has %j", (role, abilities, permissions) => {
    expect(contentAbilities([grant(role)])).toEqual(abilities);
    expect(permissionsOf("STANDARD", [grant(role)], false)).toEqual(permissions);
  });

  test("the abilities of several content roles are merged without duplicates", () => {
    expect(contentAbilities([grant("editor"), grant("publisher")])).toEqual(["view", "edit", "publish", "operate"]);
    expect(permissionsOf("STANDARD", [grant("editor"), grant("publisher")], true)).toEqual([
      "viewBilling",
      "editContent",
      "publishContent",
    ]);
  });
});

describe("permission to call an operation", () => {
  const customer = {
    accountIds: ["8347201180"],
    permissions: ["viewBilling"],
    contentGrants: [],
  } as unknown as Principal;
  const editor = {
    accountIds: [],
    permissions: ["editContent"],
    contentGrants: [grant("viewer"), grant("editor")],
  } as unknown as Principal;
  test.each<[string, boolean, boolean]>([
    ["session", true, true],
    ["customer", true, false],
    ["viewBilling", true, false],
    ["payBill", false, false],
    ["editContent", false, true],
    ["content:view", false, true],
    ["content:edit", false, true],
    ["content:publish", false, false],
    ["content:", false, false],
    ["content:edit2", false, false],
    ["xcontent:edit", false, false],
    ["", false, false],
    ["nobodyKnows", false, false],
  ])("%s: a customer %s, an editor %s", (required, forCustomer, forEditor) => {
    expect([mayCall(customer, required), mayCall(editor, required)]).toEqual([forCustomer, forEditor]);
  });
});
