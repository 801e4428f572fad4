/**
 * Does something again and again, a while after it has ended each time, also after it has failed.
 * @returns what stops it and waits for the round that is running
 */
export function startRounds(round: () => Promise<unknown>, intervalMilliseconds: number, onError: (error: unknown) => void): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const next = () => {
    running = round()
      .catch(onError)
      .finally(() => {
        if (!stopped) timer = setTimeout(next, intervalMilliseconds);
      });
  };
  next();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
