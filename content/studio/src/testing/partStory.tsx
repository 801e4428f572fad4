import type { StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import type { Locale } from "../api/bootstrap.ts";
import { type CannedAnswers, cannedFetch } from "./cannedFetch.ts";
import { bootstrapFor, erin } from "./fixtures.ts";
import { builtInWords } from "./StudioPage.tsx";
import { StudioPart } from "./StudioPart.tsx";

/** A story of one component of the Studio, in the language of the toolbar. */
export const partStory = (part: ReactNode, answers: CannedAnswers = {}): StoryObj => {
  const inLanguage = (globals: Record<string, unknown>) => bootstrapFor(erin, { locale: globals["locale"] as Locale });
  return {
    loaders: [async ({ globals }) => ({ words: await builtInWords(inLanguage(globals)) })],
    render: (_, { loaded, globals }) => (
      <StudioPart key={String(globals["locale"])} bootstrap={inLanguage(globals)} words={loaded["words"]} fetch={cannedFetch(answers)}>
        {part}
      </StudioPart>
    ),
  };
};
