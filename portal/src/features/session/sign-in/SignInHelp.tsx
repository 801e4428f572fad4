import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { HelpIcon } from "@portico/design-system/icons";
import { Suspense, useState } from "react";
import { useDispatch } from "react-redux";
import { lazyPart } from "../../../components/lazyPart.ts";
import { supportContactsRead } from "../model/supportContacts.slice.ts";

const HelpDialog = lazyPart(() => import("./HelpDialog.tsx").then((part) => part.HelpDialog));

/** Opens telephone numbers for somebody who cannot sign in. The dialog comes when it is asked for: few ask. */
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
      <Button variant="quiet" wide icon={<HelpIcon size={20} />} onPress={show}>
        {t("session.help.open")}
      </Button>
      <Suspense>{open && <HelpDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
