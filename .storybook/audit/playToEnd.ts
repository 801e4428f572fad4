type Listen = (event: string, listener: (payload: unknown) => void) => void;

/** What Storybook's preview offers to those who drive it. */
export type Preview = {
  ready: () => Promise<void>;
  channel: { on: Listen; off: Listen; emit: (event: string, payload: unknown) => void };
  currentRender?: { id: string };
};

type Finished = { storyId: string; status: string; reporters: { type: string; status: string }[] };

/**
 * Runs in the page, so it stands alone: dresses the preview, mounts the story afresh where that is asked for, and answers "played", or
 * what went wrong.
 */
export async function playToEnd({ id, globals, afresh }: { id: string; globals: Record<string, unknown>; afresh: boolean }): Promise<string> {
  const longest = 20_000;
  const { channel, currentRender } = window.__STORYBOOK_PREVIEW__;

  /** Does something and waits for the end of the render of `story` that follows. */
  function finished(story: string, start: () => void): Promise<string> {
    return new Promise((done) => {
      const ends: Record<string, (payload: unknown) => string | undefined> = {
        storyFinished: (payload) => {
          const { storyId, status, reporters } = payload as Finished;
          const failed = reporters.filter((report) => report.status === "failed").map(({ type }) => type);
          return storyId === story ? (status === "error" ? `it failed ${failed.join(", ")}` : "played") : undefined;
        },
        playFunctionThrewException: (payload) => (payload as Error).message,
        storyThrewException: (payload) => (payload as Error).message,
        storyErrored: (payload) => (payload as { description: string }).description,
        storyMissing: () => "there is no such story",
      };
      const listeners = Object.entries(ends).map(([event, outcomeOf]) => [event, (payload: unknown) => end(outcomeOf(payload))] as const);
      for (const [event, listener] of listeners) channel.on(event, listener);
      const timer = setTimeout(() => end("it takes too long"), longest);
      function end(outcome: string | undefined) {
        if (outcome === undefined) return;
        clearTimeout(timer);
        for (const [event, listener] of listeners) channel.off(event, listener);
        done(outcome);
      }
      start();
    });
  }

  // The story before is drawn once more in the new globals: its end must not be taken for that of the new one.
  const worn = document.documentElement.dataset["wearing"];
  const wanted = JSON.stringify(globals);
  document.documentElement.dataset["wearing"] = wanted;
  const dress = () => channel.emit("updateGlobals", { globals });
  const dressed = currentRender && worn !== wanted ? await finished(currentRender.id, dress) : "played";
  if (!afresh) return dressed;
  if (!currentRender && worn !== wanted) dress();
  return finished(id, () => (currentRender?.id === id ? channel.emit("forceRemount", { storyId: id }) : channel.emit("setCurrentStory", { storyId: id, viewMode: "story" })));
}
