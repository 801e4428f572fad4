import { builtIn } from "@portico/content-runtime/builtIn";
import { startContent } from "@portico/content-runtime/start";
import type { ContentStore } from "@portico/content-runtime/store";
import { type ReactNode, useEffect, useState } from "react";
import { MemoryRouter } from "react-router-dom";
import type { Bootstrap } from "../api/bootstrap.ts";
import { App } from "../app/App.tsx";
import { createPortal, type PortalParts } from "../app/createPortal.ts";
import { bridgedNavigator } from "../app/router/bridgedNavigator.ts";
import type { PortalRoute } from "../app/router/route.ts";
import { memoryStorage } from "../lib/memoryStorage.ts";
import { cannedFetch, type CannedAnswers } from "./cannedFetch.ts";

export type PortalPageProps = {
  /** The copy that is built in, in the language to show. */
  content: ContentStore;
  bootstrap: Bootstrap;
  /** The address to open. */
  at: string;
  /** Answers that differ from those of a customer for whom all is well. */
  answers?: CannedAnswers;
  parts?: Partial<PortalParts>;
  screens?: readonly PortalRoute[];
  /** Hears of the portal once it runs: to say an event that a screen says later. */
  onPortal?: (portal: ReturnType<typeof createPortal>) => void;
};

/** Words for a page without a content service. */
export const builtInContent = (bootstrap: Bootstrap): Promise<ContentStore> =>
  startContent({ bootstrap, fetch: cannedFetch({}), storage: memoryStorage(), builtIn });

/** The whole portal in a page, over canned answers: real store, sagas, clients, router and shell. */
export function PortalPage({ content, bootstrap, at, answers = {}, parts, screens, onPortal }: PortalPageProps) {
  const [navigator] = useState(() => bridgedNavigator(window));
  const [portal] = useState(() => createPortal({ bootstrap, fetch: cannedFetch(answers), content, navigator, ...parts }));
  const [Router] = useState(() => ({ children }: { children: ReactNode }) => <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>);
  useEffect(() => {
    portal.run();
    onPortal?.(portal);
    return portal.stop;
  }, [portal, onPortal]);
  return <App portal={portal} content={content} navigator={navigator} bootstrap={bootstrap} Router={Router} screens={screens} />;
}
