/** What axe-core found wrong in a preview: its rule, and its own sentence, which is English. */
export type AccessFault = { rule: string; help: string };

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];

/**
 * Runs axe-core over previews. Its code comes when somebody first asks. What is inert is hidden from everybody, axe too, so it is not
 * while axe looks.
 * @throws when its code does not come
 */
export async function checkAccess(frames: readonly HTMLElement[]): Promise<AccessFault[]> {
  const { default: axe } = await import("axe-core");
  for (const frame of frames) frame.inert = false;
  try {
    const { violations } = await axe.run({ include: [...frames] }, { runOnly: tags, resultTypes: ["violations"] });
    return violations.map(({ id, help }) => ({ rule: id, help }));
  } finally {
    for (const frame of frames) frame.inert = true;
  }
}
