/** The part of Trusted Types that is used here; TypeScript's own types do not have it yet. */
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => string };
};

const script = "/offline-worker.js";

/** The only Trusted Types policy of the page: whatever it is asked for, it names the worker's script. */
function workerScript(trustedTypes: TrustedTypes | undefined): string {
  return (
    trustedTypes?.createPolicy("offline-worker", { createScriptURL: () => script }).createScriptURL(script) ?? script
  );
}

/**
 * Registers the worker that shows the offline page (B25). Not for visitors who asked the browser to save data: the page
 * is downloaded before it is needed.
 */
export async function registerOfflineWorker(window: Window & { trustedTypes?: TrustedTypes }): Promise<void> {
  const { serviceWorker, connection } = window.navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!serviceWorker || connection?.saveData) return;
  await serviceWorker.register(workerScript(window.trustedTypes), { scope: "/", updateViaCache: "none" });
}
