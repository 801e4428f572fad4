import type { ChangeSet, ChangeSetItem } from "../data/changeSets.api.ts";
import type { Answers } from "./fixtures.ts";
import { changeSetOf, changeSets, comments, differences, history, items, live, problems, releases } from "./reviewFixtures.ts";

const editor = "/content/v1/editor";

/** What the service answers about change sets, releases, history and problems while all is well. */
export const reviewAnswers: Answers = {
  [`${editor}/change-sets`]: { body: { changeSets } },
  ...Object.fromEntries((["open", "inReview", "approved", "scheduled", "published"] as const).map((state) => [`${editor}/change-sets?state=${state}&limit=200`, { body: { changeSets: changeSets.filter((each) => each.state === state) } }])),
  [`${editor}/comments`]: { body: { comments } },
  [`${editor}/releases`]: { body: { releases, live }, etag: '"pb4-pc4-sb1-sc1"' },
  ...Object.fromEntries(releases.map((release) => [`${editor}/releases?before=${Number(release.release) + 1}&limit=1`, { body: { releases: [release], live } }])),
  ...Object.fromEntries(releases.flatMap(({ release }) => releases.map((other) => [`${editor}/releases/${release}/differences?with=${other.release}`, { body: differences }]))),
  [`${editor}/changes`]: { body: { changes: history } },
  [`${editor}/changes?action=scheduleFailed&limit=50`]: { body: { changes: [] } },
  [`${editor}/changes?action=restored&limit=200`]: { body: { changes: history.filter(({ action }) => action === "restored") } },
  [`${editor}/changes/verification`]: { body: { intact: true, entries: 1240 } },
  [`${editor}/errors`]: { body: { errors: problems } },
};

/** One change set to look at. */
export const withChangeSet = (changes: Partial<ChangeSet> = {}, drafts: ChangeSetItem[] = items): Answers => ({
  [`${editor}/change-sets/12`]: { body: { changeSet: changeSetOf(changes), today: "2026-11-21", drafts } },
});
