/** Parts of the summary that are below the fold or rarely shown: one chunk, whose name every first visit loads. */
export { ServiceStateBadge } from "../../services/model/ServiceStateBadge.tsx";
export { DeviceBalancesLink } from "./DeviceBalancesLink.tsx";
export { News } from "./News.tsx";
export { NoAccount, NoServices, RefusedNotice, TodaysAppointment } from "./PastAndUpcoming.tsx";
export { BilledElsewhereCard } from "./BilledElsewhereCard.tsx";
