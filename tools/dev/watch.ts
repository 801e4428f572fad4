import { watch } from "node:fs";
import { join } from "node:path";

const uninteresting = /(^|[\\/])(node_modules|dist|generated)([\\/]|$)|\.(test|stories|examples)\.tsx?$|\.md$|~$/;
/** Debounce in ms: editors write a file in several steps, and a branch switch changes many files at once. */
const quietMilliseconds = 200;

/** Watches folders and calls `changed` with the changed paths (relative to `root`), debounced. */
export function watchFolders(root: string, folders: string[], changed: (paths: string[]) => void): () => void {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const tell = () => {
    const paths = [...waiting];
    waiting.clear();
    changed(paths);
  };
  const watchers = folders.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_event, name) => {
      if (!name || uninteresting.test(name)) return;
      waiting.add(join(folder, name));
      clearTimeout(timer);
      timer = setTimeout(tell, quietMilliseconds);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
