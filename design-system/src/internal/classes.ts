/** Joins class names and leaves out what is absent. A screen does it some hundred times: no list is made for it. */
export function classes(...names: (string | false | undefined)[]): string {
  let joined = "";
  for (const name of names) if (name) joined = joined === "" ? name : `${joined} ${name}`;
  return joined;
}
