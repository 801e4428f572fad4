import { ContentProvider, useLocale } from "@portico/content-runtime/react";
import { LocaleProvider } from "@portico/design-system/locale";
import type { ReactNode } from "react";
import { StudioApiProvider, StudioPageProvider } from "../data/studioContexts.ts";
import { SessionProvider, StepUpProvider } from "../session/sessionContext.ts";
import type { Studio } from "./createStudio.ts";

/** The context providers of the Studio: copy, session, client and cache. */
export function StudioProviders({
  studio: { words, session, stepUp, api, bootstrap },
  children,
}: {
  studio: Studio;
  children: ReactNode;
}) {
  return (
    <ContentProvider store={words}>
      <StudioPageProvider value={bootstrap}>
        <SessionProvider value={session}>
          <StepUpProvider value={stepUp}>
            <StudioApiProvider value={api}>
              <ContentLocaleProvider>{children}</ContentLocaleProvider>
            </StudioApiProvider>
          </StepUpProvider>
        </SessionProvider>
      </StudioPageProvider>
    </ContentProvider>
  );
}

/** Formats numbers and dates in the locale of the copy. */
function ContentLocaleProvider({ children }: { children: ReactNode }) {
  return <LocaleProvider locale={useLocale().locale}>{children}</LocaleProvider>;
}
