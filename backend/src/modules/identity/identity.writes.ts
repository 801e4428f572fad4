export { setContentGrants } from "./user.repository.ts";
export { recordCpniVerification } from "./user.repository.ts";
export { changeContact } from "./user.repository.ts";
export { signInUser } from "./login.route.ts";
export { invalidateRecovery } from "./newPassword.ts";
