import "@portico/design-system/theme";
import "@portico/design-system/theme/community";
import { builtIn } from "@portico/content-runtime/builtIn";
import { previewContent, type Messages } from "@portico/content-runtime/preview/content";
import { createKeys } from "@portico/content-runtime/preview/keys";
import { plain } from "@portico/content-runtime/preview/marks";
import { previewBase, previewIn } from "@portico/content-runtime/preview/protocol";
import type { Locale } from "@portico/content-runtime/store";
import { createRoot } from "react-dom/client";
import { App } from "../app/App.tsx";
import { createPortal } from "../app/createPortal.ts";
import { completeTable } from "../app/routes.ts";
import { showStartFailure } from "../app/startFailure.ts";
import { connectToStudio } from "./studioChannel.ts";
import { createPreviewController, type PreviewController } from "./previewController.ts";
import { observeMarkedText } from "./markedText.ts";
import { keepFocusInStudio, previewNavigator, previewRouter, blockLeavingPreview } from "./previewNavigation.tsx";
import { createPreviewFetch } from "./previewFetch.ts";
import { stripMarksOnCopy, type PreviewStart, readPreviewStart } from "./previewStart.ts";

/** Drops messages sent before the controller exists: it reports everything on the page once it starts. */
type Open = { controller?: PreviewController };

async function openContent({ bootstrap, words }: PreviewStart, open: Open) {
  const keys = createKeys();
  const found = observeMarkedText(document, keys, () => open.controller?.changed());
  const content = await previewContent({
    bootstrap,
    drafts: words as unknown as Record<Locale, Messages>,
    keys,
    fetch,
    builtIn,
  });
  return { found, content };
}

/** Isolates the page from its surroundings. */
function isolatePage(refused: () => void): void {
  blockLeavingPreview(window, refused);
  keepFocusInStudio(window);
  stripMarksOnCopy(window.navigator.clipboard, plain);
}

/**
 * Entry point of the preview for editors: the portal with the same injected dependencies as tests and stories, and with
 * messages that carry their key. No analytics, session timeout, other tabs or storage: `createPortal` without these
 * options.
 */
async function start(root: HTMLElement): Promise<void> {
  const preview = readPreviewStart(document);
  const { bootstrap, token } = preview;
  const base = previewBase(
    previewIn(location.pathname) ?? { site: bootstrap.site, person: null, changeSet: null, locale: bootstrap.locale },
  );
  const open: Open = {};
  const post: PreviewController["post"] = (message) => open.controller?.post(message);
  const refused = () => post({ type: "refused" });
  const { found, content } = await openContent(preview, open);
  const { store } = content;
  const calls = createPreviewFetch({
    fetch,
    token,
    vaultOrigin: bootstrap.vaultOrigin,
    locale: () => store.getState().locale,
    refused,
    ended: () => post({ type: "ended" }),
  });
  const navigator = previewNavigator(base, window, refused);
  const portal = createPortal({ bootstrap, fetch: calls, content: store, navigator, beacon: () => true });
  open.controller = createPreviewController({
    window,
    base,
    content,
    words: found,
    connectToStudio: (handlers) => connectToStudio(window, handlers),
  });
  isolatePage(refused);
  portal.run();
  createRoot(root).render(
    <App
      portal={portal}
      content={store}
      navigator={navigator}
      bootstrap={bootstrap}
      Router={previewRouter(base)}
      routes={completeTable}
    />,
  );
  post({ type: "ready" });
}

const root = document.getElementById("root");
if (root) start(root).catch((error: unknown) => showStartFailure(root, error));
