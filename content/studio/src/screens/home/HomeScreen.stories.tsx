import type { Meta } from "@storybook/react-vite";
import { amir, bootstrapFor, vic, writer } from "../../testing/fixtures.ts";
import { studioStory } from "../../testing/studioStory.tsx";

const meta: Meta = { title: "Studio/Home" };
export default meta;

const at = "/studio";
const editor = "/content/v1/editor";

export const Home = studioStory({ at });
export const ForAWriter = studioStory({ at, bootstrap: bootstrapFor(writer) });
export const ForAnApprover = studioStory({
  at,
  bootstrap: bootstrapFor({ ...amir, username: "renata", firstName: "Renata" }),
});
export const NothingWaits = studioStory({
  at,
  bootstrap: bootstrapFor(vic),
  answers: { [`${editor}/errors`]: { body: { errors: [] } } },
});
export const PartOfItFailed = studioStory({
  at,
  answers: { [`${editor}/errors`]: "offline" },
});
export const Loading = studioStory({
  at,
  answers: { [`${editor}/change-sets`]: "never", [`${editor}/releases`]: "never", [`${editor}/errors`]: "never" },
});
