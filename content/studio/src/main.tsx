import "@portico/design-system/theme";
import { drawStartFailure } from "@portico/content-runtime/drawStartFailure";
import { startBuiltIn } from "@portico/content-runtime/startBuiltIn";
import { startWords, studioWords } from "@portico/content-runtime/studio";
import { createRoot } from "react-dom/client";
import { bootstrapIn } from "./api/bootstrap.ts";
import { App } from "./app/App.tsx";
import { createStudio } from "./app/createStudio.ts";

async function start(root: HTMLElement) {
  const bootstrap = bootstrapIn(document);
  const { locale, timeZone } = bootstrap;
  const words = await startBuiltIn({ locale, timeZone, builtIn: studioWords, fetch });
  createRoot(root).render(<App studio={createStudio({ bootstrap, fetch, words })} />);
}

/** Logs the error to the console and shows the editor an error page in their language. */
function showStartFailure(root: HTMLElement, error: unknown): void {
  console.error("The Studio could not start.", error);
  drawStartFailure(root, (name) => startWords[`studio.start.${name}`]);
}

const root = document.getElementById("root");
if (root) start(root).catch((error: unknown) => showStartFailure(root, error));
