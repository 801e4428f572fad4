import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { matchPath } from "react-router-dom";
import { loadScreen, loadWithRetry } from "../../lib/loadScreen.ts";
import { firstRoutes, firstTable } from "../firstRoutes.ts";
import { NavigationSpinner } from "./NavigationSpinner.tsx";
import type { RouteTable } from "./route.ts";

const importTable = () => import("../afterStart.ts").then((part) => part.completeTable);
const loadTable = () => loadScreen(importTable);

/**
 * The table to start with: sign-in and the account summary need only the first routes; for every other URL all routes
 * are loaded before the first render, which would otherwise show the menus around a screen that has none.
 */
export const startTable = async (pathname: string): Promise<RouteTable> =>
  firstRoutes.some(({ path }) => matchPath(path, pathname)) ? firstTable : loadTable();

const Table = createContext(firstTable);
export const useRouteTable = () => use(Table);

/** Provides the routes; loads those that are missing once the first screen is rendered. */
export function RouteTableProvider({ start, children }: { start: RouteTable; children: ReactNode }) {
  const [table, setTable] = useState(start);
  useEffect(() => {
    // Does not reload the page, unlike `loadScreen`. A failure shows when a screen needs the table: `UntilRoutesLoad` tries again and reports it.
    if (!table.isComplete) loadWithRetry(importTable).then(setTable, () => undefined);
  }, [table]);
  return (
    <Table value={table}>
      <SetTable value={setTable}>{children}</SetTable>
      {table.globalEffects}
    </Table>
  );
}

const SetTable = createContext<(table: RouteTable) => void>(() => undefined);

/** Shown for a URL that has no route yet, until all routes are loaded. Rendering fails when they cannot be. */
export function UntilRoutesLoad() {
  const setTable = use(SetTable);
  const [error, setError] = useState<Error>();
  useEffect(() => {
    loadTable().then(setTable, setError);
  }, [setTable]);
  if (error) throw error;
  return <NavigationSpinner />;
}
