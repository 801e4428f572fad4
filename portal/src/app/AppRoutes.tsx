import { Navigate, Route, Routes, useLocation } from "react-router-dom";
import { RouteScreen } from "./router/RouteScreen.tsx";
import { useRoutes } from "./router/useCurrentRoute.ts";
import { redirects, unknownAddress } from "./routes.tsx";
import { Shell } from "./shell/Shell.tsx";

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        {useRoutes().map((route) => (
          <Route key={route.path} path={route.path} element={<RouteScreen route={route} />} />
        ))}
        {redirects.map(({ from, to }) => (
          <Route key={from} path={from} element={<Redirect to={to} />} />
        ))}
        <Route path="*" element={<RouteScreen route={unknownAddress} />} />
      </Route>
    </Routes>
  );
}

function Redirect({ to }: { to: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: to, search, hash }} replace />;
}
