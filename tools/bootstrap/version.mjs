/**
 * Whether a Node version such as "24.21.0" or "v24.21.0" is at least `least`, e.g. "22.18".
 * @param {string} version
 * @param {string} least
 */
export function atLeast(version, least) {
  const have = version.replace(/^v/, "").split(".").map(Number);
  const need = least.split(".").map(Number);
  for (const [place, wanted] of need.entries()) {
    const found = have[place] ?? 0;
    if (found !== wanted) return found > wanted;
  }
  return true;
}
