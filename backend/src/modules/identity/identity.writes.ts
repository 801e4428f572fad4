export { setContentGrants } from "./user.repository.ts";
export { changeContact } from "./user.repository.ts";
export { deleteCode as deleteRecoveryCode } from "./recovery/recovery.repository.ts";
