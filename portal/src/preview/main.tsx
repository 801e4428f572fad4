import "@portico/design-system/theme";
import { builtIn } from "@portico/content-runtime/builtIn";
import { previewContent, type Messages } from "@portico/content-runtime/preview/content";
import { createKeys } from "@portico/content-runtime/preview/keys";
import { plain } from "@portico/content-runtime/preview/marks";
import { previewBase, previewIn } from "@portico/content-runtime/preview/protocol";
import type { Locale } from "@portico/content-runtime/store";
import { createRoot } from "react-dom/client";
import { App } from "../app/App.tsx";
import { createPortal } from "../app/createPortal.ts";
import { showStartFailure } from "../app/startFailure.ts";
import { converse } from "./conversation.ts";
import { openDesk, type Desk } from "./desk.ts";
import { watchWords } from "./foundWords.ts";
import { navigatorBelow, routerBelow, stayBelow } from "./inFrame.tsx";
import { ownCalls } from "./ownCalls.ts";
import { copyPlain, startIn } from "./start.ts";

/**
 * The portal for an editor's eyes: through the same seams that tests and stories use, with words that say which key they are of. No analytics,
 * no clock of a session, no other tabs, nothing kept: what is left out of `createPortal` is a portal alone.
 */
async function start(root: HTMLElement): Promise<void> {
  const { bootstrap, token, words } = startIn(document);
  const base = previewBase(previewIn(location.pathname) ?? { site: bootstrap.site, person: null, changeSet: null, locale: bootstrap.locale });
  const keys = createKeys();
  const open: { desk?: Desk } = {};
  const tell: Desk["tell"] = (news) => open.desk?.tell(news);
  const refused = () => tell({ type: "refused" });
  const found = watchWords(document, keys, () => open.desk?.changed());
  const content = await previewContent({ bootstrap, drafts: words as unknown as Record<Locale, Messages>, keys, fetch, builtIn });
  const calls = ownCalls({ fetch, token, locale: () => content.store.getState().locale, refused, ended: () => tell({ type: "ended" }) });
  const navigator = navigatorBelow(base, window, refused);
  const portal = createPortal({ bootstrap, fetch: calls, content: content.store, navigator, beacon: () => true });
  open.desk = openDesk({ window, base, content, words: found, converse: (heard) => converse(window, heard) });
  stayBelow(base, window, refused);
  copyPlain(window.navigator.clipboard, plain);
  portal.run();
  createRoot(root).render(<App portal={portal} content={content.store} navigator={navigator} bootstrap={bootstrap} Router={routerBelow(base)} />);
  tell({ type: "ready" });
}

const root = document.getElementById("root");
if (root) start(root).catch((fault: unknown) => showStartFailure(root, fault));
