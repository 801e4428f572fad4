import "@portico/design-system/theme";
import "@portico/design-system/theme/community";
import { createRoot } from "react-dom/client";
import { pageStorage } from "../lib/storage.ts";
import { OfflinePage } from "./OfflinePage.tsx";
import { readOfflineStart } from "./offlineStart.ts";

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <OfflinePage
      start={readOfflineStart(document)}
      storage={pageStorage(window)}
      now={Date.now}
      reload={() => window.location.reload()}
    />,
  );
