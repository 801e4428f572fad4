import { startBuiltIn } from "@portico/content-runtime/startBuiltIn";
import type { ContentStore } from "@portico/content-runtime/store";
import { studioWords } from "@portico/content-runtime/studio";
import { type ReactNode, useState } from "react";
import { createMemoryRouter, type RouteObject } from "react-router-dom";
import type { Bootstrap } from "../api/bootstrap.ts";
import { App } from "../app/App.tsx";
import { createStudio, type Studio } from "../app/createStudio.ts";
import { StudioProviders } from "../app/StudioProviders.tsx";

export type StudioPageProps = {
  bootstrap: Bootstrap;
  words: ContentStore;
  fetch: typeof globalThis.fetch;
  /** The URL to open. */
  at: string;
  /** Called with the Studio, for later events. */
  onStudio?: (studio: Studio) => void;
  /** Called with every URL that the address bar would show. */
  onAddress?: (address: string) => void;
};

/** The Studio's copy in a language, without a server. */
export const builtInWords = ({ locale, timeZone }: Bootstrap): Promise<ContentStore> =>
  startBuiltIn({
    locale,
    timeZone,
    builtIn: studioWords,
    fetch: () => Promise.reject(new Error("This page has no server.")),
  });

/** The whole Studio in a page: real session, cache, clients, router and shell, over a given fetch. */
export function StudioPage({ bootstrap, words, fetch, at, onStudio, onAddress }: StudioPageProps) {
  const [studio] = useState(() => {
    const made = createStudio({ bootstrap, fetch, words });
    onStudio?.(made);
    return made;
  });
  const routerOver = (screens: RouteObject[]) => {
    const router = createMemoryRouter(screens, { initialEntries: [at] });
    const report = ({ location: { pathname, search } }: typeof router.state) => onAddress?.(pathname + search);
    report(router.state);
    router.subscribe(report);
    return router;
  };
  return <App studio={studio} routerOver={routerOver} />;
}

export type StudioPartProps = {
  bootstrap: Bootstrap;
  words: ContentStore;
  fetch: typeof globalThis.fetch;
  children: ReactNode;
};

/** One component of the Studio alone: real copy, session, client and cache, over a given fetch. */
export function StudioPart({ children, ...page }: StudioPartProps) {
  const [studio] = useState(() => createStudio(page));
  return <StudioProviders studio={studio}>{children}</StudioProviders>;
}
