import "@portico/design-system/theme";
import { startBuiltIn } from "@portico/content-runtime/startBuiltIn";
import { studioWords } from "@portico/content-runtime/studio";
import { createRoot } from "react-dom/client";
import { bootstrapIn } from "./api/bootstrap.ts";
import { App } from "./app/App.tsx";
import { createStudio } from "./app/createStudio.ts";
import { showStartFailure } from "./app/startFailure.ts";

async function start(root: HTMLElement) {
  const bootstrap = bootstrapIn(document);
  const { locale, timeZone } = bootstrap;
  const words = await startBuiltIn({ locale, timeZone, builtIn: studioWords, fetch });
  createRoot(root).render(<App studio={createStudio({ bootstrap, fetch, words })} />);
}

const root = document.getElementById("root");
if (root) start(root).catch((fault: unknown) => showStartFailure(root, fault));
