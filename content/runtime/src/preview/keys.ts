/** Maps the numbers in a page's markers to message keys. */
export type Keys = { indexOf: (key: string) => number; keyAt: (index: number) => string | undefined };

/** Numbers keys in order of first use. */
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
