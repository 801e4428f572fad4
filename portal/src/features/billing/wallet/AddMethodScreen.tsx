import { useCopy } from "@portico/content-runtime/react";
import { Checkbox, RadioGroup } from "@portico/design-system/choice";
import { Stack } from "@portico/design-system/layout";
import { BackLink, PageHeader } from "@portico/design-system/page-header";
import { wallet } from "@portico/rules/constants";
import { useState } from "react";
import { useDispatch } from "react-redux";
import { useSearchParams } from "react-router-dom";
import type { WalletAccountFragment } from "../../../api/graphql/generated/graph.ts";
import { WalletDocument } from "../../../api/graphql/generated/graph.wallet.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { BilledElsewhere } from "../model/screen/BilledElsewhere.tsx";
import { BillingScreen, useAccountId } from "../model/screen/BillingScreen.tsx";
import { NicknameField, useNickname } from "../model/payment-flow/NicknameField.tsx";
import { walletPath } from "../model/paths.ts";
import { MethodRestrictions } from "../model/payment-flow/MethodRestrictions.tsx";
import { newBank, newCard } from "../model/payment-methods/methods.rules.ts";
import { MayNotChange, MethodForm, useWalletForm } from "./MethodForm.tsx";
import { walletEvents } from "./wallet.slice.ts";

/** Adds a card or bank account to the wallet through the vault's iframe (WALL-02). The kind is in the URL. */
export function AddMethodScreen() {
  const t = useCopy();
  const accountId = useAccountId();
  const { read, retry } = useGraphRead(WalletDocument, { accountId });
  return (
    <BillingScreen read={read} retry={retry} width="narrow" title={t("wallet.add.title")}>
      {({ billing }) =>
        billing &&
        (billing.billedElsewhere ? (
          <BilledElsewhere place={billing.billedElsewhere} />
        ) : (
          <Stack gap="large">
            <Stack gap="small">
              <BackLink href={walletPath(accountId)} label={t("wallet.back")} />
              <PageHeader title={t("wallet.add.title")} description={t("wallet.add.description")} />
            </Stack>
            {billing.canPay ? <Addable account={billing} /> : <MayNotChange />}
          </Stack>
        ))
      }
    </BillingScreen>
  );
}

/** Which methods the account does not accept, and the form for the others (BILL-07). */
function Addable({ account }: { account: WalletAccountFragment }) {
  const { cardsAllowed, banksAllowed } = account.paymentOptions;
  return (
    <>
      <MethodRestrictions cardsAllowed={cardsAllowed} banksAllowed={banksAllowed} />
      {(cardsAllowed || banksAllowed) && <AddForm account={account} />}
    </>
  );
}

type Kind = "card" | "bank";

function AddForm({ account }: { account: WalletAccountFragment }) {
  const t = useCopy();
  const { kind, setKind, field, makeDefault, setMakeDefault, parts, submit } = useAddForm(account);
  return (
    <Stack gap="large">
      <RadioGroup<Kind>
        legend={t("wallet.add.kind")}
        name="kind"
        variant="cards"
        value={kind}
        onChange={setKind}
        options={useKinds(account)}
      />
      <MethodForm
        businessDate={account.businessDate}
        mode={{ kind: kind === "bank" ? "newBankAccount" : "newCard" }}
        parts={parts}
        onSubmit={submit}
      >
        <NicknameField {...field} />
        {account.paymentMethods.length > 0 && (
          <Checkbox
            name="makeDefault"
            label={t("wallet.makeDefault")}
            hint={t("wallet.makeDefaultHint")}
            checked={makeDefault}
            onChange={setMakeDefault}
          />
        )}
      </MethodForm>
    </Stack>
  );
}

/** Kinds that the account does not accept are disabled and say why (BILL-07). */
function useKinds({ paymentOptions: { cardsAllowed, banksAllowed } }: WalletAccountFragment) {
  const t = useCopy();
  const refused = t("wallet.pay.restrictedKind");
  return [
    {
      value: "card" as const,
      label: t("wallet.add.card"),
      description: t("wallet.add.cardDetail"),
      disabledReason: cardsAllowed ? undefined : refused,
    },
    {
      value: "bank" as const,
      label: t("wallet.add.bank"),
      description: t("wallet.add.bankDetail"),
      disabledReason: banksAllowed ? undefined : refused,
    },
  ];
}

function useAddForm({ id: accountId, paymentOptions: { cardsAllowed, banksAllowed } }: WalletAccountFragment) {
  const t = useCopy();
  const dispatch = useDispatch();
  const [query] = useSearchParams();
  const [kind, setKind] = useState<Kind>(
    (query.get("kind") === "bank" && banksAllowed) || !cardsAllowed ? "bank" : "card",
  );
  const [makeDefault, setMakeDefault] = useState(false);
  const { nickname, field, submit } = useNickname({
    initial: "",
    max: wallet.longestNickname,
    hint: t("wallet.nickname.hint"),
    onAccepted: () => parts.cardForm.submit(),
  });
  const choice = kind === "bank" ? newBank : newCard;
  const parts = useWalletForm({ change: { what: "add", accountId }, choice }, ({ token }) =>
    dispatch(walletEvents.addRequested({ accountId, vaultToken: token, nickname, makeDefault })),
  );
  return { kind, setKind, field, makeDefault, setMakeDefault, parts, submit };
}
