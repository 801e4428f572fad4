import { ContentProvider, useLocale } from "@portico/content-runtime/react";
import { LinkProvider } from "@portico/design-system/link";
import { LocaleProvider } from "@portico/design-system/locale";
import type { ComponentType, ReactNode } from "react";
import { BrowserRouter } from "react-router-dom";
import { StudioPageProvider } from "../components/studioPage.ts";
import { DeskProvider } from "../data/desk.ts";
import { SessionProvider } from "../session/sessionContext.ts";
import { AppRoutes } from "./AppRoutes.tsx";
import type { Studio } from "./createStudio.ts";
import { RouterLink } from "./router/RouterLink.tsx";

export type AppProps = {
  studio: Studio;
  /** Where addresses live: the browser's bar, or memory where stories and tests show a page in a page. */
  Router?: ComponentType<{ children: ReactNode }>;
};

/** The whole Studio: words, session, what it reads and writes through, and the screens in their shell. */
export function App({ studio: { words, session, desk, bootstrap }, Router = AddressBar }: AppProps) {
  return (
    <ContentProvider store={words}>
      <StudioPageProvider value={bootstrap}>
        <SessionProvider value={session}>
          <DeskProvider value={desk}>
            <Spoken>
              <Router>
                <LinkProvider component={RouterLink}>
                  <AppRoutes />
                </LinkProvider>
              </Router>
            </Spoken>
          </DeskProvider>
        </SessionProvider>
      </StudioPageProvider>
    </ContentProvider>
  );
}

function AddressBar({ children }: { children: ReactNode }) {
  return <BrowserRouter useTransitions={false}>{children}</BrowserRouter>;
}

/** Numbers and dates in the language of the words. */
function Spoken({ children }: { children: ReactNode }) {
  return <LocaleProvider locale={useLocale().locale}>{children}</LocaleProvider>;
}
