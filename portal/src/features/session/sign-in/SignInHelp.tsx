import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { HelpIcon } from "@portico/design-system/icons";
import { Suspense, useState } from "react";
import { useDispatch } from "react-redux";
import { lazyComponent } from "../../../components/lazyComponent.ts";
import { supportContactsRead } from "../model/supportContacts.slice.ts";

const HelpDialog = lazyComponent(() => import("./HelpDialog.tsx").then((part) => part.HelpDialog));

/** Opens telephone numbers for visitors who cannot sign in. The dialog is loaded on demand, because few open it. */
export function SignInHelp() {
  const t = useCopy();
  const dispatch = useDispatch();
  const [open, setOpen] = useState(false);
  const show = () => {
    dispatch(supportContactsRead.requested());
    setOpen(true);
  };
  return (
    <>
      <Button variant="quiet" fullWidth icon={<HelpIcon size={20} />} onPress={show}>
        {t("session.help.open")}
      </Button>
      <Suspense>{open && <HelpDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
