import { LinkProvider } from "@portico/design-system/link";
import type { ComponentType, ReactNode } from "react";
import { BrowserRouter } from "react-router-dom";
import { AppRoutes } from "./AppRoutes.tsx";
import type { Studio } from "./createStudio.ts";
import { RouterLink } from "./router/RouterLink.tsx";
import { StudioProviders } from "./StudioProviders.tsx";

export type AppProps = {
  studio: Studio;
  /** Where addresses live: the browser's bar, or memory where stories and tests show a page in a page. */
  Router?: ComponentType<{ children: ReactNode }>;
};

/** The whole Studio: what the page gives, and the screens in their shell. */
export function App({ studio, Router = AddressBar }: AppProps) {
  return (
    <StudioProviders studio={studio}>
      <Router>
        <LinkProvider component={RouterLink}>
          <AppRoutes />
        </LinkProvider>
      </Router>
    </StudioProviders>
  );
}

function AddressBar({ children }: { children: ReactNode }) {
  return <BrowserRouter useTransitions={false}>{children}</BrowserRouter>;
}
