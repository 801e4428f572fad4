import { useCopy } from "@portico/content-runtime/react";
import { Button, StickyActions } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { Checkbox, RadioGroup } from "@portico/design-system/choice";
import { DescriptionList } from "@portico/design-system/description-list";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { LabelInContext } from "@portico/design-system/hidden";
import { Stack } from "@portico/design-system/layout";
import { LinkButton } from "@portico/design-system/link";
import { Money } from "@portico/design-system/money";
import { Heading, Text } from "@portico/design-system/text";
import { methodBlock } from "@portico/rules/wallet";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { PayableAccountDocument } from "../../../api/graphql/generated/graph.paySeveral.ts";
import type { PayOnceAccountFragment, SavedMethodFragment } from "../../../api/graphql/generated/graph.ts";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import type { StoredCard } from "../../../lib/vaultProtocol.ts";
import { selectAccounts } from "../../account/model/account.selectors.ts";
import { navigationRequested } from "../../navigation/model/navigation.slice.ts";
import { CardForm, VaultFailureAlert } from "../model/card-form/CardForm.tsx";
import { useCardForm, useCheckingLabel } from "../model/card-form/useCardForm.ts";
import { paySeveralPath } from "../model/laterPaths.ts";
import { Form } from "../model/payment-flow/FlowFrame.tsx";
import { MethodRestrictions } from "../model/payment-flow/MethodRestrictions.tsx";
import { ExpiringSoonDialog } from "../model/payment-methods/CardDateDialogs.tsx";
import { MethodName, printedExpiry, useMethodLabel } from "../model/payment-methods/MethodName.tsx";
import {
  chosenBank,
  chosenFrom,
  firstChoice,
  isChargeableBank,
  isNew,
  type MethodChoice,
  newBank,
  newChoices,
  newMethodFrom,
  type SentMethod,
  vaultModeOf,
} from "../model/payment-methods/methods.rules.ts";
import { TwoLines } from "../model/screen/TwoLines.tsx";
import { paySeveralEvents, type Row, selectSeveralCardForm } from "./paySeveral.slice.ts";

/** How each account is paid, one account after the other: methods belong to accounts. */
export function MethodsStep({ rows }: { rows: readonly Row[] }) {
  const next = rows.find(({ method }) => !method);
  return (
    <Stack gap="large">
      <Decided rows={rows} />
      {next ? <NextAccount key={next.accountId} row={next} rows={rows} /> : <GoToReview />}
    </Stack>
  );
}

function Decided({ rows }: { rows: readonly Row[] }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const items = rows.flatMap(({ accountId, accountName, method }) =>
    method
      ? [
          {
            id: accountId,
            term: <TwoLines name={accountName} note={<MethodName {...method} />} />,
            detail: (
              <LinkButton onPress={() => dispatch(paySeveralEvents.methodDropped({ accountId }))}>
                <LabelInContext inContext={t("billing.paySeveral.changeMethod", { account: accountName })}>
                  {t("billing.payOnce.review.change")}
                </LabelInContext>
              </LinkButton>
            ),
          },
        ]
      : [],
  );
  if (items.length === 0) return null;
  return (
    <Card>
      <DescriptionList items={items} />
    </Card>
  );
}

function GoToReview() {
  const t = useCopy();
  const dispatch = useDispatch();
  return (
    <StickyActions>
      <Button fullWidth onPress={() => dispatch(navigationRequested({ to: paySeveralPath("review") }))}>
        {t("billing.payOnce.continue")}
      </Button>
    </StickyActions>
  );
}

type RowProps = { row: Row; rows: readonly Row[] };

function NextAccount({ row, rows }: RowProps) {
  const t = useCopy();
  const { accountId } = row;
  const { read, retry } = useGraphRead(PayableAccountDocument, { accountId });
  const place = rows.indexOf(row) + 1;
  return (
    <Stack>
      <Stack gap="xsmall">
        <Text size="small">{t("billing.paySeveral.place", { place, total: rows.length })}</Text>
        <Heading level={2}>{row.accountName}</Heading>
        <Text weight="strong">
          <Money cents={row.cents} />
        </Text>
      </Stack>
      <ScreenState
        read={read}
        skeleton={
          <SkeletonGroup label={t("billing.loading")}>
            <Skeleton shape="block" />
          </SkeletonGroup>
        }
        onRetry={retry}
      >
        {({ billing }) => billing && <MethodOf account={billing} row={row} rows={rows} />}
      </ScreenState>
    </Stack>
  );
}

type MethodProps = RowProps & { account: PayOnceAccountFragment };

function MethodOf({ account, ...props }: MethodProps) {
  const { cardsAllowed, banksAllowed } = account.paymentOptions;
  return (
    <Stack>
      <MethodRestrictions cardsAllowed={cardsAllowed} banksAllowed={banksAllowed} />
      {(cardsAllowed || banksAllowed) && <MethodForm account={account} {...props} />}
    </Stack>
  );
}

function MethodForm({ account, row, rows }: MethodProps) {
  const t = useCopy();
  const { choice, setChoice, forAll, setForAll, others, mode, cardForm, submit, asked, answer } = useMethodForm({
    account,
    row,
    rows,
  });
  const checking = useCheckingLabel(cardForm, mode);
  const options = useOptions(account);
  const details = (
    <Stack>
      {mode ? (
        <CardForm
          cardForm={cardForm}
          mode={mode}
          businessDate={account.businessDate}
          savedBank={account.paymentMethods.some(isChargeableBank)}
        />
      ) : (
        <Text size="small">{t("wallet.pay.bankTakesDays")}</Text>
      )}
      {others.length > 0 && (
        <Checkbox
          name="forAll"
          label={t("billing.paySeveral.method.forAll", {
            count: others.length,
            kind: choice === newBank ? "BANK" : "CARD",
          })}
          hint={t("billing.paySeveral.method.forAllHint")}
          checked={forAll}
          onChange={setForAll}
        />
      )}
    </Stack>
  );
  return (
    <Form onSubmit={submit}>
      <Stack gap="large">
        <RadioGroup
          legend={t("billing.paySeveral.method.legend", { account: row.accountName })}
          name="method"
          variant="cards"
          value={choice}
          onChange={setChoice}
          options={options.map((option) => (option.value === choice ? { ...option, content: details } : option))}
        />
        <VaultFailureAlert cardForm={cardForm} mode={mode} purpose="payment" />
        <StickyActions>
          <Button type="submit" fullWidth busy={checking}>
            {t("billing.payOnce.continue")}
          </Button>
        </StickyActions>
        <ExpiringSoonDialog method={asked} onUse={() => answer(true)} onClose={() => answer(false)} />
      </Stack>
    </Form>
  );
}

/** Saved methods that can be charged, then new ones; what can't be charged is left out. */
function useOptions(account: PayOnceAccountFragment) {
  const t = useCopy();
  const labelOf = useMethodLabel();
  const describe = ({ type, expiry, expiringSoon, bankName }: SavedMethodFragment) => {
    if (type === "bankAccount") return bankName ?? t("wallet.pay.bankDetail");
    return expiringSoon
      ? t("billing.payOnce.method.expiresSoon", { expiry: printedExpiry(expiry) })
      : t("billing.payOnce.method.expires", { expiry: printedExpiry(expiry) });
  };
  const saved = account.paymentMethods
    .filter((method) => methodBlock(method) === null)
    .map((method) => ({ value: method.id, label: labelOf(method), description: describe(method) }));
  const typed = newChoices(account).map((value) => ({
    value,
    label: value === newBank ? t("wallet.pay.newBank") : t("billing.payOnce.method.new"),
    description: value === newBank ? t("wallet.pay.newBankDetail") : t("billing.payOnce.method.newDetail"),
  }));
  return [...saved, ...typed];
}

/** The undecided accounts besides this one that accept the new method's kind. */
function useOthers(choice: MethodChoice, { row, rows }: RowProps): string[] {
  const accounts = useSelector(selectAccounts);
  if (!isNew(choice)) return [];
  return rows.flatMap(({ accountId, method }) => {
    const mayPay = accounts.find((account) => account.accountId === accountId)?.status.mayPay;
    const accepts = choice === newBank ? mayPay?.banksAllowed : mayPay?.cardsAllowed;
    return accountId !== row.accountId && !method && accepts ? [accountId] : [];
  });
}

function useMethodForm({ account, row, rows }: MethodProps) {
  const dispatch = useDispatch();
  const { accountId } = row;
  const [choice, setChoice] = useState<MethodChoice>(() => firstChoice(account, {}));
  const [forAll, setForAll] = useState(false);
  const others = useOthers(choice, { row, rows });
  const alsoFor = forAll ? others : [];
  const mode = vaultModeOf(choice, account.paymentMethods);
  const choose = (chosen: { accountId: string; method: SentMethod }[]) => {
    dispatch(paySeveralEvents.methodsChosen(chosen));
    const decided = new Set(chosen.map((each) => each.accountId));
    if (rows.every((each) => each.method || decided.has(each.accountId)))
      dispatch(navigationRequested({ to: paySeveralPath("review") }));
  };
  const onStored = (card: StoredCard, more: readonly StoredCard[] = []) => {
    const now = Date.now();
    const shared = alsoFor.flatMap((other, index) => {
      const stored = more[index];
      return stored ? [{ accountId: other, method: newMethodFrom(stored, false, now) }] : [];
    });
    choose([{ accountId, method: chosenFrom(choice, card, false, now) }, ...shared]);
  };
  const cardForm = useCardForm(paySeveralEvents, useSelector(selectSeveralCardForm), {
    choice,
    isNeeded: mode !== undefined,
    onStored,
    accountId,
    alsoFor,
  });
  const [asked, setAsked] = useState<SavedMethodFragment>();
  const saved = account.paymentMethods.find(({ id }) => id === choice);
  const goOn = () => {
    if (saved?.type === "bankAccount") choose([{ accountId, method: chosenBank(saved) }]);
    else cardForm.submit();
  };
  // A card that expires soon is charged only after confirmation (WALL-04).
  const submit = () => (saved?.expiringSoon ? setAsked(saved) : goOn());
  const answer = (use: boolean) => {
    setAsked(undefined);
    if (use) goOn();
  };
  return { choice, setChoice, forAll, setForAll, others, mode, cardForm, submit, asked, answer };
}
