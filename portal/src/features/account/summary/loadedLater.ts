/** Parts of the summary that are below the fold or rarely shown: one chunk, whose name every first visit loads. */
export { StoppedBadge } from "../../services/model/StoppedBadge.tsx";
export { UnreadMessages } from "../../voice/model/UnreadMessages.tsx";
export { NoAccount, NoServices, PastAndUpcoming, RefusedNotice, TodaysAppointment } from "./PastAndUpcoming.tsx";
