export { setContentGrants } from "./user.repository.ts";
export { changeContact } from "./user.repository.ts";
export { invalidateRecovery } from "./newPassword.ts";
