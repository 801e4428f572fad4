export { insertMessage as putIntoOutbox } from "./outbox.repository.ts";
