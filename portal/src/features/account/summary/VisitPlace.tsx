import { Skeleton } from "@portico/design-system/feedback";
import { useBusinessNow, usePortalPage } from "../../../components/portalPage.ts";
import { comingVisits } from "../../appointments/model/comingVisits.ts";
import { localDay } from "./partOfDay.ts";
import { place } from "./summary.css.ts";

/** The place of a technician's visit of today while it loads, so that what is below it does not move (SESS-09). */
export function VisitPlace() {
  const { timeZone } = usePortalPage();
  const businessNow = useBusinessNow();
  return comingVisits().includes(localDay(businessNow, timeZone)) ? (
    <div className={place}>
      <Skeleton shape="block" />
    </div>
  ) : null;
}
