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
import { showStartFailure } from "../app/startFailure.ts";
import { converse } from "./conversation.ts";
import { openDesk, type Desk } from "./desk.ts";
import { watchWords } from "./foundWords.ts";
import { leaveFocus, navigatorBelow, routerBelow, stayInFrame } from "./inFrame.tsx";
import { ownCalls } from "./ownCalls.ts";
import { copyPlain, type PreviewStart, startIn } from "./start.ts";

/** What is told before there is a desk is told to nobody: the Studio hears of everything that is on the page then. */
type Open = { desk?: Desk };

async function wordsOf({ bootstrap, words }: PreviewStart, open: Open) {
  const keys = createKeys();
  const found = watchWords(document, keys, () => open.desk?.changed());
  const content = await previewContent({ bootstrap, drafts: words as unknown as Record<Locale, Messages>, keys, fetch, builtIn });
  return { found, content };
}

/** Lets nothing of the page act on what is around it. */
function keepInside(refused: () => void): void {
  stayInFrame(window, refused);
  leaveFocus(window);
  copyPlain(window.navigator.clipboard, plain);
}

/**
 * The portal for an editor's eyes: through the same seams that tests and stories use, with words that say which key they are of. No analytics,
 * no clock of a session, no other tabs, nothing kept: what is left out of `createPortal` is a portal alone.
 */
async function start(root: HTMLElement): Promise<void> {
  const brought = startIn(document);
  const { bootstrap, token } = brought;
  const base = previewBase(previewIn(location.pathname) ?? { site: bootstrap.site, person: null, changeSet: null, locale: bootstrap.locale });
  const open: Open = {};
  const tell: Desk["tell"] = (news) => open.desk?.tell(news);
  const refused = () => tell({ type: "refused" });
  const { found, content } = await wordsOf(brought, open);
  const { store } = content;
  const calls = ownCalls({ fetch, token, vaultOrigin: bootstrap.vaultOrigin, locale: () => store.getState().locale, refused, ended: () => tell({ type: "ended" }) });
  const navigator = navigatorBelow(base, window, refused);
  const portal = createPortal({ bootstrap, fetch: calls, content: store, navigator, beacon: () => true });
  open.desk = openDesk({ window, base, content, words: found, converse: (heard) => converse(window, heard) });
  keepInside(refused);
  portal.run();
  createRoot(root).render(<App portal={portal} content={store} navigator={navigator} bootstrap={bootstrap} Router={routerBelow(base)} />);
  tell({ type: "ready" });
}

const root = document.getElementById("root");
if (root) start(root).catch((fault: unknown) => showStartFailure(root, fault));
