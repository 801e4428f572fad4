import { ContentProvider, useLocale } from "@portico/content-runtime/react";
import type { ContentStore } from "@portico/content-runtime/store";
import { LocaleProvider } from "@portico/design-system/locale";
import { type ReactNode, useState } from "react";
import type { Bootstrap } from "../api/bootstrap.ts";
import { createStudio } from "../app/createStudio.ts";
import { DeskProvider } from "../data/desk.ts";

export type StudioPartProps = { bootstrap: Bootstrap; words: ContentStore; fetch: typeof globalThis.fetch; children: ReactNode };

/** One component of the Studio by itself: words, client and cache are real, over the fetch that is given. */
export function StudioPart({ bootstrap, words, fetch, children }: StudioPartProps) {
  const [{ desk }] = useState(() => createStudio({ bootstrap, fetch, words }));
  return (
    <ContentProvider store={words}>
      <DeskProvider value={desk}>
        <Spoken>{children}</Spoken>
      </DeskProvider>
    </ContentProvider>
  );
}

function Spoken({ children }: { children: ReactNode }) {
  return <LocaleProvider locale={useLocale().locale}>{children}</LocaleProvider>;
}
