import type { Meta } from "@storybook/react-vite";
import { bootstrapFor, vic } from "../../testing/fixtures.ts";
import { emptyReport, operationsReport, quietReport } from "../../testing/operationsFixtures.ts";
import { studioStory } from "../../testing/studioStory.tsx";

const meta: Meta = { title: "Studio/Operations" };
export default meta;

const at = "/studio/operations";
const report = "/content/v1/editor/operations-report";

export const Filled = studioStory({ at });
export const Filtered = studioStory({ at: `${at}?period=week&site=community` });
export const PartOfThePeriod = studioStory({
  at,
  answers: { [report]: { body: { ...operationsReport, complete: false } } },
});
export const NoFailures = studioStory({ at, answers: { [report]: { body: quietReport } } });
export const Empty = studioStory({ at, answers: { [report]: { body: emptyReport } } });
export const Loading = studioStory({ at, answers: { [report]: "never" } });
export const Unreachable = studioStory({ at, answers: { [report]: "offline" } });
export const WithoutTheRole = studioStory({ at, bootstrap: bootstrapFor(vic) });
export const Refused = studioStory({
  at,
  answers: { [report]: { status: 403, code: "OUTSIDE_YOUR_SCOPE" } },
});
