import type { ContentRole, Permission, Principal, Role } from "../../lib/principal.ts";

const everybody: readonly Permission[] = ["viewBilling"];
const payers: readonly Permission[] = [...everybody, "payBill", "manageNetworks"];
const adminGroup: readonly Permission[] = [...payers, "manageUsers", "manageBilling"];

/** Admin group and billing group are ADMIN and PRIMARY; everybody but STANDARD may pay (SESS-11, SESS-12, decisions). */
const byRole: Record<Role, readonly Permission[]> = { PRIMARY: adminGroup, ADMIN: adminGroup, BILLING: payers, STANDARD: everybody };

const byContentRole: Record<ContentRole, readonly Permission[]> = { edit: ["editContent"], publish: ["publishContent"], toggle: [] };

/** What a person may do. Whoever has no account may do nothing with one. */
export function permissionsOf(role: Role, contentRoles: readonly ContentRole[], hasAccount: boolean): Permission[] {
  return [...(hasAccount ? byRole[role] : []), ...contentRoles.flatMap((content) => byContentRole[content])];
}

/** The words that a document's `x-permission` can say about a person. */
export type RequiredPermission = "session" | "customer" | Permission | `content:${ContentRole}`;

const contentNeeds = /^content:(edit|publish|toggle)$/;

/** Whether a person has what a document's `x-permission` asks for; a word that nobody knows lets nobody pass. */
export function mayCall(principal: Principal, required: string): boolean {
  if (required === "session") return true;
  if (required === "customer") return principal.accountIds.length > 0;
  const content = contentNeeds.exec(required)?.[1];
  if (content) return principal.contentRoles.some((role) => role === content);
  return principal.permissions.some((permission) => permission === required);
}
