import { ContentProvider, useLocale } from "@portico/content-runtime/react";
import type { ContentStore } from "@portico/content-runtime/store";
import { LinkProvider } from "@portico/design-system/link";
import { LocaleProvider } from "@portico/design-system/locale";
import type { ComponentType, ReactNode } from "react";
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
import type { PortalRoute } from "./router/route.ts";
import { RouteTableProvider } from "./router/useCurrentRoute.ts";
import { routes } from "./routes.tsx";

export type AppProps = {
  portal: Portal;
  content: ContentStore;
  navigator: BridgedNavigator;
  bootstrap: Bootstrap;
  /** Where addresses live: the browser's bar, or memory where stories and tests show a page in a page. */
  Router?: ComponentType<{ children: ReactNode }>;
  /** The portal's screens unless told. */
  screens?: readonly PortalRoute[] | undefined;
};

/** The whole portal: words, store, router, graph, and the screens in their shell. */
export function App({ portal, content, navigator, bootstrap, Router = AddressBar, screens = routes }: AppProps) {
  return (
    <Provider store={portal.store}>
      <ContentProvider store={content}>
        <PortalPageProvider value={bootstrap}>
          <Spoken>
            <Router>
              <LinkProvider component={RouterLink}>
                <RouterBridge navigator={navigator}>
                  <GraphProvider graph={portal.graph}>
                    <RouteTableProvider value={screens}>
                      <AppRoutes />
                    </RouteTableProvider>
                  </GraphProvider>
                </RouterBridge>
              </LinkProvider>
            </Router>
          </Spoken>
        </PortalPageProvider>
      </ContentProvider>
    </Provider>
  );
}

function AddressBar({ children }: { children: ReactNode }) {
  return <BrowserRouter useTransitions={false}>{children}</BrowserRouter>;
}

/** Money and dates in the language of the words. */
function Spoken({ children }: { children: ReactNode }) {
  return <LocaleProvider locale={useLocale().locale}>{children}</LocaleProvider>;
}
