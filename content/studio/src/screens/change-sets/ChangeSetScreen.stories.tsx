import type { Meta } from "@storybook/react-vite";
import { notFound } from "../../testing/mockFetch.ts";
import { amir, bootstrapFor, vic } from "../../testing/fixtures.ts";
import { withChangeSet } from "../../testing/usualAnswers.ts";
import { approval, troubledItems } from "../../testing/reviewFixtures.ts";
import { studioStory } from "../../testing/studioStory.tsx";

const meta: Meta = { title: "Studio/Change set" };
export default meta;

const at = "/studio/change-sets/12";
const one = "/content/v1/editor/change-sets/12";

export const InWriting = studioStory({ at, answers: withChangeSet() });
export const Empty = studioStory({ at, answers: withChangeSet({ items: 0, contributors: [] }, []) });
export const FaultsAndConflicts = studioStory({ at, answers: withChangeSet({}, troubledItems) });
export const SentBack = studioStory({
  at,
  answers: withChangeSet({ returned: { ...approval, decision: "return", note: "The Spanish sounds stiff." } }),
});
export const ToReview = studioStory({
  at,
  bootstrap: bootstrapFor(amir),
  answers: withChangeSet({ state: "inReview", legal: true, approvalsNeeded: 2 }),
});
export const OwnChanges = studioStory({
  at,
  bootstrap: bootstrapFor({ ...amir, username: "erin" }),
  answers: withChangeSet({ state: "inReview" }),
});
export const Approved = studioStory({ at, answers: withChangeSet({ state: "approved", reviews: [approval] }) });
export const Scheduled = studioStory({
  at,
  answers: withChangeSet({ state: "scheduled", reviews: [approval], publishAt: "2026-12-01T13:00:00.000Z" }),
});
export const ScheduleFailed = studioStory({
  at,
  answers: withChangeSet(
    {
      state: "approved",
      reviews: [approval],
      scheduleFailure: { code: "NOT_FROM_LIVE", publishAt: "2026-12-01T13:00:00.000Z" },
    },
    troubledItems.slice(1),
  ),
});
export const Published = studioStory({ at, answers: withChangeSet({ state: "published", release: "4" }, []) });
export const SeenByAViewer = studioStory({
  at,
  bootstrap: bootstrapFor(vic),
  answers: withChangeSet({ state: "approved", reviews: [approval] }),
});
export const Loading = studioStory({ at, answers: { [one]: "never" } });
export const Unreachable = studioStory({ at, answers: { [one]: "offline" } });
export const Unknown = studioStory({
  at: "/studio/change-sets/99",
  answers: { "/content/v1/editor/change-sets/99": notFound },
});
