import type { BareStudioKey } from "@portico/content-runtime/studio";
import { type ComponentType, lazy } from "react";
import type { SectionId } from "../components/sections.tsx";
import { SignInScreen } from "../session/SignInScreen.tsx";

/** A route: its path, its lazily loaded screen, and its title. */
export type StudioRoute = {
  path: string;
  screen: LazyScreen;
  title: BareStudioKey;
  /** The section marked as current in the menu; none for screens without one. */
  section?: SectionId;
  /** Public: needs no session. */
  open?: boolean;
};

type LazyScreen = ComponentType;

/**
 * A screen whose code is loaded when it is first shown, with one retry.
 *
 * @example lazyScreen(() => import("../../screens/messages/MessagesScreen.tsx").then((part) => part.MessagesScreen))
 */
function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  return lazy(async () => ({ default: await load().catch(load) }));
}

const home = lazyScreen(() => import("../screens/home/HomeScreen.tsx").then((part) => part.HomeScreen));
const messages = lazyScreen(() => import("../screens/messages/MessagesScreen.tsx").then((part) => part.MessagesScreen));
const messageEditor = lazyScreen(() =>
  import("../screens/message-editor/MessageEditorScreen.tsx").then((part) => part.MessageEditorScreen),
);
const pages = lazyScreen(() => import("../screens/pages/PagesScreen.tsx").then((part) => part.PagesScreen));
const matrix = lazyScreen(() => import("../screens/pages/matrix/MatrixScreen.tsx").then((part) => part.MatrixScreen));
const importExport = lazyScreen(() =>
  import("../screens/import-export/ImportExportScreen.tsx").then((part) => part.ImportExportScreen),
);
const glossary = lazyScreen(() => import("../screens/glossary/GlossaryScreen.tsx").then((part) => part.GlossaryScreen));
const changeSets = lazyScreen(() =>
  import("../screens/change-sets/ChangeSetsScreen.tsx").then((part) => part.ChangeSetsScreen),
);
const changeSet = lazyScreen(() =>
  import("../screens/change-sets/ChangeSetScreen.tsx").then((part) => part.ChangeSetScreen),
);
const releases = lazyScreen(() => import("../screens/releases/ReleasesScreen.tsx").then((part) => part.ReleasesScreen));
const release = lazyScreen(() => import("../screens/releases/ReleaseScreen.tsx").then((part) => part.ReleaseScreen));
const history = lazyScreen(() => import("../screens/history/HistoryScreen.tsx").then((part) => part.HistoryScreen));
const problems = lazyScreen(() => import("../screens/problems/ProblemsScreen.tsx").then((part) => part.ProblemsScreen));
const operations = lazyScreen(() =>
  import("../screens/operations/OperationsScreen.tsx").then((part) => part.OperationsScreen),
);
const people = lazyScreen(() => import("../screens/people/PeopleScreen.tsx").then((part) => part.PeopleScreen));
const toggles = lazyScreen(() => import("../screens/toggles/TogglesScreen.tsx").then((part) => part.TogglesScreen));
const toggle = lazyScreen(() => import("../screens/toggles/ToggleScreen.tsx").then((part) => part.ToggleScreen));
const forms = lazyScreen(() => import("../screens/forms/FormsScreen.tsx").then((part) => part.FormsScreen));
const form = lazyScreen(() => import("../screens/forms/FormScreen.tsx").then((part) => part.FormScreen));
const articles = lazyScreen(() => import("../screens/articles/ArticlesScreen.tsx").then((part) => part.ArticlesScreen));
const article = lazyScreen(() => import("../screens/articles/ArticleScreen.tsx").then((part) => part.ArticleScreen));
const notFound = lazyScreen(() =>
  import("../screens/not-found/NotFoundScreen.tsx").then((part) => part.NotFoundScreen),
);

/**
 * Every route of the Studio. A new screen needs a folder in `screens/`, a line here and, if it is in the menu, one in
 * `sections`.
 */
export const routes: readonly StudioRoute[] = [
  { path: "/studio", screen: home, title: "studio.home.title", section: "home" },
  { path: "/studio/messages", screen: messages, title: "studio.messages.title", section: "messages" },
  { path: "/studio/messages/:key", screen: messageEditor, title: "studio.editor.title", section: "messages" },
  { path: "/studio/pages", screen: pages, title: "studio.pages.title", section: "pages" },
  { path: "/studio/pages/matrix", screen: matrix, title: "studio.pages.matrix.title", section: "pages" },
  { path: "/studio/import-export", screen: importExport, title: "studio.importExport.title", section: "importExport" },
  { path: "/studio/glossary", screen: glossary, title: "studio.glossary.title", section: "glossary" },
  { path: "/studio/change-sets", screen: changeSets, title: "studio.changeSets.title", section: "changeSets" },
  { path: "/studio/change-sets/:id", screen: changeSet, title: "studio.changeSets.title", section: "changeSets" },
  { path: "/studio/releases", screen: releases, title: "studio.releases.title", section: "releases" },
  { path: "/studio/releases/:release", screen: release, title: "studio.releases.title", section: "releases" },
  { path: "/studio/history", screen: history, title: "studio.history.title", section: "history" },
  { path: "/studio/problems", screen: problems, title: "studio.problems.title", section: "problems" },
  { path: "/studio/operations", screen: operations, title: "studio.operations.title", section: "operations" },
  { path: "/studio/toggles", screen: toggles, title: "studio.toggles.title", section: "toggles" },
  { path: "/studio/toggles/:key", screen: toggle, title: "studio.toggles.title", section: "toggles" },
  { path: "/studio/forms", screen: forms, title: "studio.forms.title", section: "forms" },
  { path: "/studio/forms/:key", screen: form, title: "studio.forms.title", section: "forms" },
  { path: "/studio/articles", screen: articles, title: "studio.articles.title", section: "articles" },
  { path: "/studio/articles/:key", screen: article, title: "studio.articles.title", section: "articles" },
  { path: "/studio/people", screen: people, title: "studio.people.title", section: "people" },
  { path: "/studio/sign-in", screen: SignInScreen, title: "studio.session.signIn.title", open: true },
  { path: "*", screen: notFound, title: "studio.notFound.title", open: true },
];
