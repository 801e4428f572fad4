import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { useEffect, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { PhoneLink } from "../../../components/PhoneLink.tsx";
import { selectSupportContacts, supportContactsRead } from "./supportContacts.slice.ts";

/** Whether the provider has set no number of customer care: a sentence that ends in the number is replaced then. */
export function useLacksCareNumber(): boolean {
  const { phase, data } = useSelector(selectSupportContacts);
  return phase === "ready" && !data?.some(({ topic }) => topic === "CARE");
}

/** The telephone number of customer care; when it cannot be read, a button that tries again. */
export function CareNumber() {
  const t = useCopy();
  const dispatch = useDispatch();
  const { phase, data } = useSelector(selectSupportContacts);
  const [isRetried, setRetried] = useState(false);
  const care = data?.find(({ topic }) => topic === "CARE");
  useEffect(() => void dispatch(supportContactsRead.requested()), [dispatch]);
  if (care) return <PhoneLink phone={care.phone} />;
  if (phase === "ready") return null;
  if (phase !== "failed" && !isRetried) return t("support.careNumber.loading");
  const retry = () => {
    setRetried(true);
    dispatch(supportContactsRead.requested());
  };
  return (
    <Button
      variant="secondary"
      size="compact"
      busy={phase === "loading" ? t("support.careNumber.loading") : undefined}
      onPress={retry}
    >
      {t("support.careNumber.show")}
    </Button>
  );
}
