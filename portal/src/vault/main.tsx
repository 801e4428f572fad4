import "@portico/design-system/theme";
import "@portico/design-system/theme/community";
import { builtIn } from "@portico/content-runtime/builtIn";
import { startContent } from "@portico/content-runtime/start";
import { createRoot } from "react-dom/client";
import { createCallFeed, recordCalls } from "../api/recorder.ts";
import { memoryStorage } from "../lib/storage.ts";
import { vaultBootstrap } from "./bootstrap.ts";
import { portalPort } from "./portalPort.ts";
import { VaultPage } from "./VaultPage.tsx";
import "./page.css.ts";

const bootstrap = vaultBootstrap(document);
// Start listening before fetching anything: the portal posts its message as soon as this page has loaded.
const port = portalPort(window, bootstrap.portalOrigins);

const calls = createCallFeed();
const recordedFetch = recordCalls(fetch, calls, Date.now);
const content = await startContent({ bootstrap, fetch: recordedFetch, storage: memoryStorage(), builtIn });
const root = document.getElementById("root");
if (root)
  createRoot(root).render(<VaultPage content={content} port={await port} fetch={recordedFetch} calls={calls} />);
