import { Grid } from "@portico/design-system/layout";
import { useState } from "react";
import { useDispatch } from "react-redux";
import type { SavedMethodFragment, WalletAccountFragment } from "../../../api/graphql/generated/graph.ts";
import { BlockedDeletion } from "./BlockedDeletion.tsx";
import { DeleteDialog } from "./DeleteDialog.tsx";
import { MethodCard } from "./MethodCard.tsx";
import type { MethodQuestion } from "./methodQuestion.ts";
import { NicknameDialog } from "./NicknameDialog.tsx";
import { walletEvents } from "./wallet.slice.ts";

type Asked = { about: MethodQuestion; method: SavedMethodFragment };

/** The methods as cards, and the question that is open about one of them. */
export function MethodList({ account }: { account: WalletAccountFragment }) {
  const dispatch = useDispatch();
  const [asked, setAsked] = useState<Asked>();
  const close = () => {
    setAsked(undefined);
    dispatch(walletEvents.dismissed());
  };
  const ask = (about: MethodQuestion, method: SavedMethodFragment) => {
    dispatch(walletEvents.dismissed());
    setAsked({ about, method });
  };
  return (
    <>
      <Grid min="large" as="ul">
        {account.paymentMethods.map((method) => (
          <MethodCard key={method.id} account={account} method={method} onAsk={(about) => ask(about, method)} />
        ))}
      </Grid>
      {asked?.about === "rename" && <NicknameDialog accountId={account.id} method={asked.method} onClose={close} onDone={() => setAsked(undefined)} />}
      {asked?.about === "delete" && <Deletion account={account} method={asked.method} onClose={close} onDone={() => setAsked(undefined)} />}
    </>
  );
}

type DeletionProps = { account: WalletAccountFragment; method: SavedMethodFragment; onClose: () => void; onDone: () => void };

/** What Auto Pay uses is not deleted; it may have become so since the list was read (WALL-03). */
function Deletion({ account, method, onClose, onDone }: DeletionProps) {
  const now = account.paymentMethods.find(({ id }) => id === method.id) ?? method;
  if (now.usedForAutoPay) return <BlockedDeletion account={account} method={now} onClose={onClose} />;
  const scheduled = account.scheduledPayments.filter(({ paymentMethodId }) => paymentMethodId === now.id);
  return <DeleteDialog accountId={account.id} method={now} scheduled={scheduled} onClose={onClose} onDone={onDone} />;
}
