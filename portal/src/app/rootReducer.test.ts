import { expect, test } from "vitest";
import { activityWorkflow } from "../features/billing/activity/activity.saga.ts";
import { activityEvents, selectActivityFile } from "../features/billing/activity/activity.slice.ts";
import { copyShown } from "../features/content/model/content.slice.ts";
import { navigationArrived } from "../features/navigation/model/navigation.slice.ts";
import { screens } from "../features/navigation/model/screens.slice.ts";
import { selectProfile } from "../features/session/model/session.selectors.ts";
import { type Profile, sessionEnded, sessionKnown } from "../features/session/model/session.slice.ts";
import { searchWorkflows } from "../features/support/model/search.saga.ts";
import { resultsRead, selectSearch } from "../features/support/model/search.slice.ts";
import { rootReducer } from "./rootReducer.ts";

test("[SESS-10 partly] the end of the session clears slices that load with screens, whole ones and parts, and keeps the page's", () => {
  screens.inject(searchWorkflows);
  screens.inject(activityWorkflow);
  const happened = [
    navigationArrived({ path: "/support/search", search: "", hash: "" }),
    copyShown({ locale: "es-US", release: "r-7", source: "published" }),
    sessionKnown({ authenticated: true, profile: { username: "dana" } as Profile }),
    screens.entered({ workflows: ["search"] }),
    resultsRead.received({ query: "what a customer typed" } as Parameters<typeof resultsRead.received>[0]),
    activityEvents.downloadFailed({ kind: "unreachable" }),
  ];
  const before = happened.reduce<ReturnType<typeof rootReducer> | undefined>(rootReducer, undefined)!;
  expect(selectSearch(before).results.data?.query).toBe("what a customer typed");
  expect([selectActivityFile(before).phase, selectProfile(before)?.username]).toEqual(["failed", "dana"]);

  const after = rootReducer(before, sessionEnded({ reason: "user" }));
  expect([selectSearch(after).results, selectActivityFile(after)]).toEqual([{ phase: "idle" }, { phase: "idle" }]);
  expect(selectProfile(after)).toBeNull();
  expect(Object.keys(after).toSorted()).toEqual(Object.keys(before).toSorted());
  expect([after.copy, after.cms, after.navigation]).toEqual([before.copy, before.cms, before.navigation]);
  expect(after.cms.release).toBe("r-7");
});
