import { ContentProvider, useLocale } from "@portico/content-runtime/react";
import { LocaleProvider } from "@portico/design-system/locale";
import type { ReactNode } from "react";
import { StudioPageProvider } from "../components/studioPage.ts";
import { DeskProvider } from "../data/desk.ts";
import { SessionProvider } from "../session/sessionContext.ts";
import type { Studio } from "./createStudio.ts";

/** What the page gives to everything in it: words, who works here, what is read from and written through. */
export function StudioProviders({ studio: { words, session, desk, bootstrap }, children }: { studio: Studio; children: ReactNode }) {
  return (
    <ContentProvider store={words}>
      <StudioPageProvider value={bootstrap}>
        <SessionProvider value={session}>
          <DeskProvider value={desk}>
            <Spoken>{children}</Spoken>
          </DeskProvider>
        </SessionProvider>
      </StudioPageProvider>
    </ContentProvider>
  );
}

/** Numbers and dates in the language of the words. */
function Spoken({ children }: { children: ReactNode }) {
  return <LocaleProvider locale={useLocale().locale}>{children}</LocaleProvider>;
}
