import type { ReactNode } from "react";
import { render } from "vitest-browser-react";
import { type MockAnswers, mockFetch } from "./mockFetch.ts";
import { bootstrapFor, erin } from "./fixtures.ts";
import { builtInWords, StudioPart } from "./StudioPage.tsx";

/** Renders one component of the Studio over canned responses, which may change; returns the requests. */
export async function renderPart(part: ReactNode, answers: MockAnswers = {}) {
  const bootstrap = bootstrapFor(erin);
  const asked: URL[] = [];
  let canned = mockFetch(answers);
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    asked.push(new URL(request.url));
    return canned(request);
  };
  const words = await builtInWords(bootstrap);
  const shown = (inside: ReactNode) => (
    <StudioPart bootstrap={bootstrap} words={words} fetch={fetch}>
      {inside}
    </StudioPart>
  );
  const { rerender } = await render(shown(part));
  return {
    asked,
    answer: (next: MockAnswers) => void (canned = mockFetch(next)),
    show: (next: ReactNode) => rerender(shown(next)),
  };
}
