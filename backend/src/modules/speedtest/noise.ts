import { randomBytes } from "node:crypto";

/** Random, so that nothing on the way makes it smaller; the same for all, so that it costs nothing to make. */
const piece = randomBytes(65_536);

/** So many bytes, in pieces. */
export function* noise(bytes: number): Generator<Buffer> {
  for (let left = bytes; left > 0; left -= piece.length) yield piece.subarray(0, left);
}
