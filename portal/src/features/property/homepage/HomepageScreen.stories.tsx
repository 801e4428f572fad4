import type { Meta } from "@storybook/react-vite";
import { lineup, lineupPath, television } from "../../../testing/communityFixtures.ts";
import { amenitiesPath, contractPath, hoursPath } from "../../../testing/propertyFixtures.ts";
import { endsSoon, screen } from "../../../testing/propertyStories.ts";
import { unavailable } from "../../../testing/mockFetch.ts";

const meta: Meta = { title: "Screens/Property/Homepage", globals: { site: "community" } };
export default meta;

const path = "/homepage-mfe";

/** A television and an amenity need attention. */
export const Home = screen(path, {
  [lineupPath]: { body: lineup({ televisions: [television("Clubroom", "FAILED")] }) },
});

export const HomeContractEnds = screen(path, {
  [contractPath]: { body: { contract: endsSoon } },
  [amenitiesPath]: { body: { timeZone: "America/New_York", amenities: [] } },
});

export const HomeNothingToDo = screen(path, { [amenitiesPath]: { body: { timeZone: "UTC", amenities: [] } } });

/** Each part fails alone. */
export const HomePartly = screen(path, { [hoursPath]: unavailable, [lineupPath]: unavailable });
