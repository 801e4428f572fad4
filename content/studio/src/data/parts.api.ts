import { answer } from "../api/answer.ts";
import type { Reading } from "./useRead.ts";

export type Part = { name: string; messages: number };

/** The parts of the portal, by the first word of their keys. */
export const partsReading: Reading<Part[]> = {
  name: "parts",
  async load({ translation }) {
    const answered = await answer(translation.GET("/content/v1/editor/parts"));
    return answered.ok ? { ...answered, data: answered.data.parts } : answered;
  },
};
