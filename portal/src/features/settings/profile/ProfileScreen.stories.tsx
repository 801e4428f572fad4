import type { Meta } from "@storybook/react-vite";
import { languageSaved, languageSaveFailed } from "../../content/model/content.slice.ts";
import { offlineCopyEvents, type OfflineCopyState } from "../../offline/model/offlineCopy.slice.ts";
import { bootstrapFor, dana, sam } from "../../../testing/fixtures.ts";
import { portalStory } from "../../../testing/portalStory.tsx";

const meta: Meta = { title: "Screens/Profile and settings" };
export default meta;

const at = "/profile-and-settings";
const path = "/api/pub/account/v1/accounts";

export const Owner = portalStory({ at, bootstrap: bootstrapFor(dana) });
export const Standard = portalStory({ at, bootstrap: bootstrapFor(sam) });
export const EnterpriseRole = portalStory({ at, bootstrap: bootstrapFor({ ...dana, enterpriseRole: "ADMIN" }) });
export const AccountFailed = portalStory({
  at,
  bootstrap: bootstrapFor(dana),
  answers: { [path]: { status: 500, code: "INTERNAL_ERROR" } },
});
export const LanguageSaved = portalStory({
  at,
  bootstrap: bootstrapFor(dana),
  onPortal: ({ store }) => setTimeout(() => store.dispatch(languageSaved()), 300),
});
export const LanguageNotSaved = portalStory({
  at,
  bootstrap: bootstrapFor(dana),
  onPortal: ({ store }) => setTimeout(() => store.dispatch(languageSaveFailed({ kind: "unreachable" })), 300),
});

const withOfflineCopy = (state: OfflineCopyState) =>
  portalStory({
    at,
    bootstrap: bootstrapFor(dana),
    onPortal: ({ store }) => setTimeout(() => store.dispatch(offlineCopyEvents.changed(state)), 300),
  });
const savedAt = "2026-11-21T15:00:00.000Z";
export const KeptOnDevice = withOfflineCopy({ phase: "saved", savedAt });
export const SavingOnDevice = withOfflineCopy({ phase: "saving" });
export const NotSavedOnDevice = withOfflineCopy({ phase: "failed", savedAt });
