export { deleteExpired as deleteExpiredEmailChanges, putChoice as putEmailChoice } from "./preferences.repository.ts";
