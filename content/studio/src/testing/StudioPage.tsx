import { startBuiltIn } from "@portico/content-runtime/startBuiltIn";
import type { ContentStore } from "@portico/content-runtime/store";
import { studioWords } from "@portico/content-runtime/studio";
import { type ReactNode, useEffect, useState } from "react";
import { MemoryRouter, useLocation } from "react-router-dom";
import type { Bootstrap } from "../api/bootstrap.ts";
import { App } from "../app/App.tsx";
import { createStudio, type Studio } from "../app/createStudio.ts";

export type StudioPageProps = {
  bootstrap: Bootstrap;
  words: ContentStore;
  fetch: typeof globalThis.fetch;
  /** The address to open. */
  at: string;
  /** Hears of the Studio: to have something happen that happens later. */
  onStudio?: (studio: Studio) => void;
  /** Hears of every address: what a bar would show. */
  onAddress?: (address: string) => void;
};

/** The Studio's words in a language, without a server. */
export const builtInWords = ({ locale, timeZone }: Bootstrap): Promise<ContentStore> =>
  startBuiltIn({ locale, timeZone, builtIn: studioWords, fetch: () => Promise.reject(new Error("This page has no server.")) });

/** The whole Studio in a page: real session, cache, clients, router and shell, over the fetch that is given. */
export function StudioPage({ bootstrap, words, fetch, at, onStudio, onAddress }: StudioPageProps) {
  const [studio] = useState(() => {
    const made = createStudio({ bootstrap, fetch, words });
    onStudio?.(made);
    return made;
  });
  const [Router] = useState(() => ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[at]}>
      <Bar onAddress={onAddress} />
      {children}
    </MemoryRouter>
  ));
  return <App studio={studio} Router={Router} />;
}

function Bar({ onAddress }: Pick<StudioPageProps, "onAddress">) {
  const { pathname, search } = useLocation();
  useEffect(() => void onAddress?.(pathname + search), [onAddress, pathname, search]);
  return null;
}
