import type { ContentGrant, ContentRole, Permission, Principal, Role } from "../../lib/principal.ts";

const everybody: readonly Permission[] = ["viewBilling"];
const payers: readonly Permission[] = [...everybody, "payBill", "manageNetworks", "manageAppointments"];
const adminGroup: readonly Permission[] = [
  ...payers,
  "manageUsers",
  "manageBilling",
  "manageEquipment",
  "manageProperty",
  "administerHostedVoice",
  "manageVoice",
];
const owner: readonly Permission[] = [...adminGroup, "transferOwnership"];

/**
 * Admin group and billing group are ADMIN and PRIMARY; everybody but STANDARD may pay (SESS-11, SESS-12, decisions).
 * Everybody sees the equipment; the admin group names and restarts it, because a restart takes the whole business
 * offline for minutes and drops its calls, and a nickname is what all colleagues read.
 * It also changes what a property shows and agreed: its channels, hours and preferences (decision 64).
 * The admin group uses and manages every telephone line, everybody else the lines that are assigned to them.
 * Only the owner may pass the ownership on.
 */
const byRole: Record<Role, readonly Permission[]> = {
  PRIMARY: owner,
  ADMIN: adminGroup,
  BILLING: payers,
  STANDARD: everybody,
};

/** An ability of a content role; the content module checks its scope. */
type ContentAbility = "view" | "edit" | "approve" | "publish" | "toggle" | "operate" | "administer";
const abilities: Record<ContentRole, readonly ContentAbility[]> = {
  viewer: ["view"],
  translator: ["view", "edit"],
  editor: ["view", "edit"],
  approver: ["view", "approve"],
  publisher: ["view", "publish", "operate"],
  toggleAdministrator: ["view", "edit", "toggle", "operate"],
  administrator: ["view", "administer"],
};

/** The union of the abilities of a user's content roles. */
export const contentAbilities = (grants: readonly ContentGrant[]): ContentAbility[] => [
  ...new Set(grants.flatMap(({ role }) => abilities[role])),
];

const canDo = (grants: readonly ContentGrant[], ability: string) =>
  grants.some(({ role }) => abilities[role].some((known) => known === ability));

function contentPermissions(grants: readonly ContentGrant[]): Permission[] {
  return [
    ...(canDo(grants, "edit") ? ["editContent" as const] : []),
    ...(canDo(grants, "publish") ? ["publishContent" as const] : []),
  ];
}

/** A user's permissions. A user without an account has no permission on one. */
export function permissionsOf(role: Role, contentGrants: readonly ContentGrant[], hasAccount: boolean): Permission[] {
  return [...(hasAccount ? byRole[role] : []), ...contentPermissions(contentGrants)];
}

/**
 * The principal with the role and the permissions that the user has on one account; unchanged for an account that is
 * not theirs, which later checks refuse.
 */
export function onAccount<P extends Principal>(principal: P, accountId: string): P {
  const role = principal.roles.get(accountId);
  return role === undefined
    ? principal
    : { ...principal, role, permissions: permissionsOf(role, principal.contentGrants, true) };
}

const contentNeeds = /^content:([a-z]+)$/;

/** Whether a principal has the permission in an operation's `x-permission`; an unknown permission is denied. */
export function mayCall(principal: Principal, required: string): boolean {
  if (required === "session") return true;
  if (required === "customer") return principal.accountIds.length > 0;
  const content = contentNeeds.exec(required)?.[1];
  if (content) return canDo(principal.contentGrants, content);
  return principal.permissions.some((permission) => permission === required);
}
