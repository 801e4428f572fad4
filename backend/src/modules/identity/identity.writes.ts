export { setContentGrants } from "./user.repository.ts";
