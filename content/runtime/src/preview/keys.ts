/** The keys of a page by the numbers that their marks carry. */
export type Keys = { indexOf: (key: string) => number; keyAt: (index: number) => string | undefined };

/** Numbers keys as they come. */
export function createKeys(): Keys {
  const keys: string[] = [];
  const indexes = new Map<string, number>();
  return {
    indexOf(key) {
      const index = indexes.get(key) ?? keys.push(key) - 1;
      indexes.set(key, index);
      return index;
    },
    keyAt: (index) => keys[index],
  };
}
