import { ContentProvider, useLocale } from "@portico/content-runtime/react";
import type { ContentStore } from "@portico/content-runtime/store";
import { LinkProvider } from "@portico/design-system/link";
import { LocaleProvider } from "@portico/design-system/locale";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { BrowserRouter } from "react-router-dom";
import type { Bootstrap } from "../api/bootstrap.ts";
import { GraphProvider } from "../components/GraphProvider.tsx";
import { PortalPageProvider } from "../components/portalPage.ts";
import { AppRoutes } from "./AppRoutes.tsx";
import type { Portal } from "./createPortal.ts";
import type { BridgedNavigator } from "./router/bridgedNavigator.ts";
import { RouterBridge } from "./router/RouterBridge.tsx";
import { RouterLink } from "./router/RouterLink.tsx";

export type AppProps = { portal: Portal; content: ContentStore; navigator: BridgedNavigator; bootstrap: Bootstrap };

export function App({ portal, content, navigator, bootstrap }: AppProps) {
  return (
    <Provider store={portal.store}>
      <ContentProvider store={content}>
        <PortalPageProvider value={bootstrap}>
          <Spoken>
            <BrowserRouter useTransitions={false}>
              <LinkProvider component={RouterLink}>
                <RouterBridge navigator={navigator}>
                  <GraphProvider graph={portal.graph}>
                    <AppRoutes />
                  </GraphProvider>
                </RouterBridge>
              </LinkProvider>
            </BrowserRouter>
          </Spoken>
        </PortalPageProvider>
      </ContentProvider>
    </Provider>
  );
}

/** Money and dates in the language of the words. */
function Spoken({ children }: { children: ReactNode }) {
  return <LocaleProvider locale={useLocale().locale}>{children}</LocaleProvider>;
}
