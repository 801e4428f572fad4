import type { MockAnswers } from "./mockFetch.ts";
import { bootstrapFor, dana } from "./fixtures.ts";
import { catalogue, cataloguePath, ordersPath, quote, quotePath } from "./orderFixtures.ts";
import { portalStory } from "./portalStory.tsx";

const usual: MockAnswers = {
  [cataloguePath]: { body: catalogue() },
  [ordersPath]: { body: { orders: [] } },
  [quotePath]: { body: quote },
};

export const at = (path: string, answers: MockAnswers = {}, profile = dana) =>
  portalStory({ at: path, bootstrap: bootstrapFor(profile), answers: { ...usual, ...answers } });
