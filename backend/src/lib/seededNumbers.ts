import { createHash } from "node:crypto";

/** Numbers from 0 (included) to 1 that follow from a seed: the same ones each time, in every process. */
export function numbersFrom(seed: string): () => number {
  let state = createHash("sha256").update(seed).digest().readUInt32LE(0);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
