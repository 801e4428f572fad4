export { changePaperless } from "./account.repository.ts";
