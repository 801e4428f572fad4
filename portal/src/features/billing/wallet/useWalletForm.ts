import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import type { StoredCard } from "../../../lib/vaultProtocol.ts";
import { useFrameTalk } from "../model/useFrameTalk.ts";
import { useTrouble } from "./useWalletWords.ts";
import { selectWalletCardForm, selectWalletPhase } from "./wallet.selectors.ts";
import { walletEvents } from "./wallet.slice.ts";

type Wanted = {
  accountId: string;
  /** For this saved card; absent for a new method. */
  savedMethodId?: string;
  what: "add" | "edit";
  /** Another form is another frame. */
  form: string;
};

/** The life of a form of the wallet: the vault's frame opens with it, its Save sends the frame, what the frame stored is saved. */
export function useWalletForm({ accountId, savedMethodId, what, form: kind }: Wanted, onStored: (card: StoredCard) => void) {
  const dispatch = useDispatch();
  const form = useSelector(selectWalletCardForm);
  const phase = useSelector(selectWalletPhase);
  const talk = useFrameTalk(form, onStored);
  const open = () => dispatch(walletEvents.cardFormRequested({ accountId, savedMethodId }));
  useEffect(() => {
    dispatch(walletEvents.dismissed());
    dispatch(walletEvents.cardFormRequested({ accountId, savedMethodId }));
    return () => void dispatch(walletEvents.cardFormClosed());
  }, [dispatch, accountId, savedMethodId, kind]);
  const silent = () => dispatch(walletEvents.cardFormFailed({ savedMethodId, failure: { kind: "unreachable" } }));
  const trouble = useTrouble(phase, what);
  return { ...talk, form, open, silent, trouble, checking: talk.sending, saving: phase.name === "working" };
}
