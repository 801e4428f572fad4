import type { ContentGrant, ContentRole, Permission, Principal, Role } from "../../lib/principal.ts";

const everybody: readonly Permission[] = ["viewBilling"];
const payers: readonly Permission[] = [...everybody, "payBill", "manageNetworks"];
const adminGroup: readonly Permission[] = [...payers, "manageUsers", "manageBilling", "administerHostedVoice"];

/** Admin group and billing group are ADMIN and PRIMARY; everybody but STANDARD may pay (SESS-11, SESS-12, decisions). */
const byRole: Record<Role, readonly Permission[]> = { PRIMARY: adminGroup, ADMIN: adminGroup, BILLING: payers, STANDARD: everybody };

/** What a content role can do at all; where it holds, the content module looks at. */
type ContentAbility = "view" | "edit" | "approve" | "publish" | "toggle" | "administer";
const abilities: Record<ContentRole, readonly ContentAbility[]> = {
  viewer: ["view"],
  translator: ["view", "edit"],
  editor: ["view", "edit"],
  approver: ["view", "approve"],
  publisher: ["view", "publish"],
  toggleAdministrator: ["view", "edit", "toggle"],
  administrator: ["view", "administer"],
};

/** Everything that somebody's content roles can do at all. */
export const contentAbilities = (grants: readonly ContentGrant[]): ContentAbility[] => [...new Set(grants.flatMap(({ role }) => abilities[role]))];

const canDo = (grants: readonly ContentGrant[], ability: string) => grants.some(({ role }) => abilities[role].some((known) => known === ability));

function contentPermissions(grants: readonly ContentGrant[]): Permission[] {
  return [...(canDo(grants, "edit") ? ["editContent" as const] : []), ...(canDo(grants, "publish") ? ["publishContent" as const] : [])];
}

/** What a person may do. Whoever has no account may do nothing with one. */
export function permissionsOf(role: Role, contentGrants: readonly ContentGrant[], hasAccount: boolean): Permission[] {
  return [...(hasAccount ? byRole[role] : []), ...contentPermissions(contentGrants)];
}

/** The words that a document's `x-permission` can say about a person. */
export type RequiredPermission = "session" | "customer" | Permission | `content:${ContentAbility}`;

const contentNeeds = /^content:([a-z]+)$/;

/** Whether a person has what a document's `x-permission` asks for; a word that nobody knows lets nobody pass. */
export function mayCall(principal: Principal, required: string): boolean {
  if (required === "session") return true;
  if (required === "customer") return principal.accountIds.length > 0;
  const content = contentNeeds.exec(required)?.[1];
  if (content) return canDo(principal.contentGrants, content);
  return principal.permissions.some((permission) => permission === required);
}
