/** Notices that few visitors see: one chunk. */
export { EndedElsewhere } from "./EndedElsewhere.tsx";
export { PaymentsUnavailable } from "../model/PaymentsUnavailable.tsx";
