import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { type PageView, pagesHref } from "../../../components/pageView.ts";
import { useDesk } from "../../../data/desk.ts";
import { type Message, messageReading, type Place } from "../../../editing/message.api.ts";

/** A draft that was saved before anybody had chosen a change set is in one now: the page shows that one from then on. */
export function useFollowDraft(view: PageView, place: Place, saved: Message | undefined): void {
  const { cache } = useDesk();
  const navigate = useNavigate();
  const changeSet = saved?.draft?.changeSet;
  useEffect(() => {
    if (changeSet === undefined || view.changeSet !== null) return;
    // Known already by their new names, so that what is on the screen stays there.
    const ofSite = cache.stateOf(messageReading({ ...place, scope: view.site }).name).data;
    if (ofSite !== undefined) cache.put(messageReading({ ...place, scope: view.site, changeSet }).name, ofSite);
    cache.put(messageReading({ ...place, changeSet }).name, saved);
    void navigate(pagesHref({ ...view, changeSet }), { replace: true });
  }, [changeSet]); // eslint-disable-line react-hooks/exhaustive-deps -- once for each draft
}
