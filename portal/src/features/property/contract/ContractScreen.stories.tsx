import type { Meta } from "@storybook/react-vite";
import { contractPath } from "../../../testing/propertyFixtures.ts";
import { endsSoon, screen } from "../../../testing/propertyStories.ts";

const meta: Meta = { title: "Screens/Property/Contract", globals: { site: "community" } };
export default meta;

const path = "/property-contract-details";

export const Contract = screen(path);

export const ContractEnded = screen(path, {
  [contractPath]: { body: { contract: { ...endsSoon, status: "ENDED", documents: [] } } },
});

export const ContractNone = screen(path, { [contractPath]: { body: { contract: null } } });
