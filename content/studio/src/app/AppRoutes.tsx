import { useRef } from "react";
import { Route, Routes } from "react-router-dom";
import { RouteScreen } from "./router/RouteScreen.tsx";
import { routes } from "./routes.tsx";
import { Shell } from "./shell/Shell.tsx";

export function AppRoutes() {
  const firstRef = useRef(true);
  return (
    <Routes>
      <Route element={<Shell />}>
        {routes.map((route) => (
          <Route key={route.path} path={route.path} element={<RouteScreen route={route} firstRef={firstRef} />} />
        ))}
      </Route>
    </Routes>
  );
}
