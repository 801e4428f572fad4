import { SignInScreen } from "../session/SignInScreen.tsx";
import { lazyScreen } from "./router/lazyScreen.ts";
import type { StudioRoute } from "./router/route.ts";

const home = lazyScreen(() => import("../screens/home/HomeScreen.tsx").then((part) => part.HomeScreen));
const messages = lazyScreen(() => import("../screens/messages/MessagesScreen.tsx").then((part) => part.MessagesScreen));
const messageEditor = lazyScreen(() => import("../screens/message-editor/MessageEditorScreen.tsx").then((part) => part.MessageEditorScreen));
const exchange = lazyScreen(() => import("../screens/exchange/ExchangeScreen.tsx").then((part) => part.ExchangeScreen));
const glossary = lazyScreen(() => import("../screens/glossary/GlossaryScreen.tsx").then((part) => part.GlossaryScreen));
const notFound = lazyScreen(() => import("../screens/not-found/NotFoundScreen.tsx").then((part) => part.NotFoundScreen));

/** Every screen of the Studio. A new one is a folder of `screens/`, a line here and, when it has a place in the menu, one in `sections`. */
export const routes: readonly StudioRoute[] = [
  { path: "/studio", screen: home, title: "studio.home.title", section: "home" },
  { path: "/studio/messages", screen: messages, title: "studio.messages.title", section: "messages" },
  { path: "/studio/messages/:key", screen: messageEditor, title: "studio.editor.title", section: "messages" },
  { path: "/studio/exchange", screen: exchange, title: "studio.exchange.title", section: "exchange" },
  { path: "/studio/glossary", screen: glossary, title: "studio.glossary.title", section: "glossary" },
  { path: "/studio/sign-in", screen: SignInScreen, title: "studio.session.signIn.title", open: true },
  { path: "*", screen: notFound, title: "studio.notFound.title", open: true },
];
