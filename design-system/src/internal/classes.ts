/** Joins class names and skips falsy ones. Called hundreds of times per screen, so it allocates no array. */
export function classes(...names: (string | false | undefined)[]): string {
  let joined = "";
  for (const name of names) if (name) joined = joined === "" ? name : `${joined} ${name}`;
  return joined;
}
