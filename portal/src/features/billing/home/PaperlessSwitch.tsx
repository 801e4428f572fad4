import { useCopy } from "@portico/content-runtime/react";
import { Switch } from "@portico/design-system/choice";
import { LiveRegion } from "@portico/design-system/feedback";
import { Suspense } from "react";
import { useDispatch, useSelector } from "react-redux";
import { lazyPart } from "../../../components/lazyPart.ts";
import { paperlessEvents, selectPaperless } from "../model/paperless.slice.ts";
import type { HomeAccount } from "./homeAccount.ts";

const PaperlessQuestion = lazyPart(() => import("./PaperlessQuestion.tsx").then((part) => part.PaperlessQuestion));

/** Paper or none, asked once more before it changes (BILL-09). */
export function PaperlessSwitch({ account: { id, paperlessEnrolled } }: { account: HomeAccount }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const state = useSelector(selectPaperless);
  const asked = state.phase !== "idle" && state.phase !== "changed" && state.accountId === id ? state : undefined;
  const news = state.phase === "changed" && state.accountId === id ? t(state.enrolled ? "billing.standing.paperless.nowOn" : "billing.standing.paperless.nowOff") : "";
  return (
    <>
      <Switch
        name="paperless"
        label={t("billing.home.settings.paperless")}
        checked={paperlessEnrolled}
        onChange={(enrolled) => dispatch(paperlessEvents.asked({ accountId: id, enrolled }))}
        words={{ on: t("billing.standing.paperless.on"), off: t("billing.standing.paperless.off") }}
      />
      <LiveRegion urgency="polite" message={news} />
      <Suspense>{asked && <PaperlessQuestion accountId={id} enrolled={asked.enrolled} />}</Suspense>
    </>
  );
}
