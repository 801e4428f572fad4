import type { Bootstrap, Editor } from "../api/bootstrap.ts";

/** Answers of the service for stories and screen tests, typed from the contract: a field that changes there does not compile here. */
export const erin: Editor = { username: "erin", firstName: "Erin", grants: [{ role: "editor" }, { role: "publisher" }, { role: "toggleAdministrator" }], abilities: ["view", "edit", "publish", "toggle"] };
export const amir: Editor = { username: "amir", firstName: "Amir", grants: [{ role: "approver" }], abilities: ["view", "approve"] };
export const vic: Editor = { username: "vic", firstName: "Vic", grants: [{ role: "viewer" }], abilities: ["view"] };

const timing = { idleSeconds: 780, dialogSeconds: 120, pingSeconds: 30, secondsUntilIdleEnd: 900, secondsUntilAbsoluteEnd: 43_200 };

/** What a page brings along for somebody who is signed in; without an editor, for a visitor. */
export function bootstrapFor(editor?: Editor, changes: Partial<Bootstrap> = {}): Bootstrap {
  const session = editor ? { authenticated: true, editor, timing } : { authenticated: false };
  return { vendorKey: "SMB", clientType: "SSPP", locale: "en-US", locales: ["en-US", "es-US"], session, csrfToken: "token", timeZone: "America/New_York", demo: false, ...changes };
}
