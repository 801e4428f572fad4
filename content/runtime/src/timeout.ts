/** Timeout: rejects with `error` after a time; the underlying work continues. Milliseconds. */
export function withTimeout<T>(work: Promise<T>, ms: number, error = new Error("timeout")): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(error), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Delay; milliseconds. */
export const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
