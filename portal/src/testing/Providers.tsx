import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { configureStore } from "@reduxjs/toolkit";
import type { ToggleKey } from "@portico/catalogue/toggles";
import { ContentProvider } from "@portico/content-runtime/react";
import { LinkProvider } from "@portico/design-system/link";
import { useLocale } from "@portico/design-system/locale";
import { type ReactNode, Suspense, use, useState } from "react";
import { Provider } from "react-redux";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import type { UnknownAction } from "redux";
import { NEVER, Observable, of } from "rxjs";
import { possibleTypes, typePolicies } from "../api/graphCache.ts";
import { rootReducer } from "../app/rootReducer.ts";
import { RouterLink } from "../app/router/RouterLink.tsx";
import { allWorkflows } from "../features/billing/billing.workflows.ts";
import { screens } from "../features/navigation/model/screens.slice.ts";
import { type PortalPage, PortalPageProvider } from "../components/portalPage.ts";
import { builtInContent } from "./builtInContent.ts";

// On the page these are loaded with billing's screens. Here their reducers are added; their sagas do not run.
allWorkflows.forEach(screens.inject);

type Answer = object | "loading" | "failed" | "notFound";

/** GraphQL responses by operation name; a function receives the variables of the call. */
export type Answers = Record<string, Answer | ((variables: Record<string, unknown>) => Answer)>;

export type ProvidersProps = {
  /** The current URL. */
  at?: string;
  /** The path pattern of the screen's route. */
  path?: string;
  answers?: Answers;
  /** Toggles that are on. */
  on?: readonly ToggleKey[];
  /** Events dispatched before the screen is rendered. */
  happened?: readonly UnknownAction[];
  /** Receives every dispatched event. */
  onEvent?: (event: UnknownAction) => void;
  children: ReactNode;
};

const page: PortalPage = {
  site: "business",
  demo: false,
  timeZone: "America/New_York",
  businessNow: "2026-11-21T15:00:00.000Z",
  environment: {
    name: "dev",
    production: false,
    voiceDisabled: false,
    mocks: false,
    version: "13.13.0-rc.1",
    clusterVersion: "stage",
  },
};

function createAnswerLink(answers: Answers): ApolloLink {
  return new ApolloLink(({ operationName, variables }) => {
    const configured = answers[operationName ?? ""] ?? "loading";
    const answer =
      typeof configured === "function"
        ? (configured as (variables: Record<string, unknown>) => Answer)(variables)
        : configured;
    if (answer === "loading") return NEVER;
    if (answer === "failed") return new Observable((observer) => observer.error(new TypeError("no network")));
    if (answer === "notFound")
      return of({ data: null, errors: [{ message: "not found", extensions: { code: "NOT_FOUND" } }] });
    return of({ data: answer as Record<string, unknown> });
  });
}

function createStoreAndClient({ answers = {}, happened = [], onEvent }: ProvidersProps) {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({ thunk: false }).concat(() => (next) => (event) => {
        onEvent?.(event as UnknownAction);
        return next(event);
      }),
  });
  for (const event of happened) store.dispatch(event);
  const client = new ApolloClient({
    link: createAnswerLink(answers),
    cache: new InMemoryCache({ typePolicies, possibleTypes }),
  });
  return { store, client };
}

/** Renders one screen with the real store, cache and copy, over given GraphQL answers. */
export function Providers(props: ProvidersProps) {
  return (
    <Suspense>
      <ScreenProviders {...props} />
    </Suspense>
  );
}

function ScreenProviders(props: ProvidersProps) {
  const { at = "/", path = "*", on, children } = props;
  const content = use(builtInContent(useLocale(), on));
  const [{ store, client }] = useState(() => createStoreAndClient(props));
  return (
    <Provider store={store}>
      <ContentProvider store={content}>
        <PortalPageProvider value={page}>
          <ApolloProvider client={client}>
            <MemoryRouter initialEntries={[at]}>
              <LinkProvider component={RouterLink}>
                <Routes>
                  <Route path={path} element={<main>{children}</main>} />
                </Routes>
              </LinkProvider>
            </MemoryRouter>
          </ApolloProvider>
        </PortalPageProvider>
      </ContentProvider>
    </Provider>
  );
}
