import { builtIn } from "@portico/content-runtime/builtIn";
import { startContent } from "@portico/content-runtime/start";
import type { ContentStore } from "@portico/content-runtime/store";
import { type ReactNode, useEffect, useState } from "react";
import { MemoryRouter } from "react-router-dom";
import type { Bootstrap } from "../api/bootstrap.ts";
import { App } from "../app/App.tsx";
import { createPortal, type PortalParts } from "../app/createPortal.ts";
import { completeTable } from "../app/afterStart.ts";
import { routerNavigator } from "../app/router/routerNavigator.ts";
import type { PortalRoute, RouteTable } from "../app/router/route.ts";
import { memoryStorage } from "../lib/storage.ts";
import { mockFetch, type MockAnswers } from "./mockFetch.ts";

export type PortalPageProps = {
  /** The built-in copy, in the language to show. */
  content: ContentStore;
  bootstrap: Bootstrap;
  /** The URL to open. */
  at: string;
  /** Responses that override those of the default customer, for whom everything works. */
  answers?: MockAnswers;
  parts?: Partial<PortalParts>;
  /** Defaults to all routes of the portal. */
  screens?: readonly PortalRoute[];
  /** The routes that the page starts with; all of them unless a test is about their loading. */
  routes?: RouteTable;
  /** Called with the portal once it runs, for example to dispatch an event. */
  onPortal?: (portal: ReturnType<typeof createPortal>) => void;
};

/** Copy for a page without a content service. */
export const builtInContent = (bootstrap: Bootstrap): Promise<ContentStore> =>
  startContent({ bootstrap, fetch: mockFetch({}), storage: memoryStorage(), builtIn });

/** The whole portal in a page over canned responses: real store, sagas, clients, router and shell. */
export function PortalPage({
  content,
  bootstrap,
  at,
  answers = {},
  parts,
  screens,
  routes = completeTable,
  onPortal,
}: PortalPageProps) {
  const [navigator] = useState(() => routerNavigator(window));
  const [portal] = useState(() => {
    const made = createPortal({ bootstrap, fetch: mockFetch(answers), content, navigator, ...parts });
    // As in the product, the sagas listen before the first screen renders.
    made.run();
    return made;
  });
  const [Router] = useState(() => ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
  ));
  useEffect(() => {
    onPortal?.(portal);
    return portal.stop;
  }, [portal, onPortal]);
  return (
    <App
      portal={portal}
      content={content}
      navigator={navigator}
      bootstrap={bootstrap}
      Router={Router}
      routes={screens ? { ...routes, routes: screens } : routes}
    />
  );
}
