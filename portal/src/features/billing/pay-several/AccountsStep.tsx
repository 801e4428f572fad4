import { useCopy, useLocale } from "@portico/content-runtime/react";
import { Button, StickyActions } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { Checkbox } from "@portico/design-system/choice";
import { ErrorSummary } from "@portico/design-system/error-summary";
import { EmptyState } from "@portico/design-system/feedback";
import { MoneyField } from "@portico/design-system/field";
import { Divider, Inline, Stack } from "@portico/design-system/layout";
import { Money } from "@portico/design-system/money";
import { Text } from "@portico/design-system/text";
import { payment } from "@portico/rules/constants";
import { sumCents } from "@portico/rules/money";
import { Fragment, useState } from "react";
import { useDispatch } from "react-redux";
import type { Account } from "../../account/model/account.api.ts";
import { payBlock } from "../../account/model/payable.rules.ts";
import { navigationRequested } from "../../navigation/model/navigation.slice.ts";
import { paySeveralPath } from "../model/laterPaths.ts";
import { Form } from "../model/payment-flow/FlowFrame.tsx";
import { Notice } from "../model/screen/Notice.tsx";
import { type AmountError, amountDueOf, amountOf, typedAmount } from "./paySeveral.rules.ts";
import { paySeveralEvents, type Row } from "./paySeveral.slice.ts";

type Choice = { chosen: boolean; typed: string };

const isPayable = (account: Account) => payBlock(account) === null;

const nameOf = ({ nickname, companyName }: Account) => nickname ?? companyName;

/** Which accounts are paid, and how much of each: all that is due, unless another amount is typed. */
export function AccountsStep({ accounts, rows }: { accounts: readonly Account[]; rows: readonly Row[] }) {
  const t = useCopy();
  const payable = accounts.filter(isPayable);
  const blocked = accounts.filter((account) => !isPayable(account));
  if (payable.length === 0)
    return <EmptyState title={t("billing.paySeveral.none.title")}>{t("billing.paySeveral.none.detail")}</EmptyState>;
  return (
    <Stack gap="large">
      <AmountsForm payable={payable} rows={rows} />
      {blocked.length > 0 && <Blocked accounts={blocked} />}
    </Stack>
  );
}

function AmountsForm({ payable, rows }: { payable: readonly Account[]; rows: readonly Row[] }) {
  const t = useCopy();
  const { choices, change, errors, submit, submitCount, total } = useAmounts(payable, rows);
  return (
    <Form onSubmit={submit}>
      <Stack gap="large">
        <ErrorSummary
          title={t("billing.payOnce.errors", { count: Object.keys(errors).length })}
          errors={Object.entries(errors).map(([fieldName, message]) => ({ fieldName, message }))}
          focusOn={submitCount}
        />
        <Card>
          <Stack>
            {payable.map((account, place) => (
              <Fragment key={account.accountId}>
                {place > 0 && <Divider />}
                <AccountAmount
                  account={account}
                  choice={choices[account.accountId]}
                  onChange={(changes) => change(account.accountId, changes)}
                  error={errors[amountField(account)]}
                  choiceError={errors[checkbox(account)]}
                />
              </Fragment>
            ))}
          </Stack>
        </Card>
        <StickyActions>
          <Inline justify="between">
            <Text weight="strong">{t("billing.paySeveral.total")}</Text>
            <Text weight="strong">
              <Money cents={total} />
            </Text>
          </Inline>
          <Button type="submit" fullWidth>
            {t("billing.payOnce.continue")}
          </Button>
        </StickyActions>
      </Stack>
    </Form>
  );
}

const checkbox = (account: Account | undefined) => `account-${account?.accountId}`;
const amountField = ({ accountId }: Account) => `amount-${accountId}`;

type AccountAmountProps = {
  account: Account;
  choice: Choice | undefined;
  onChange: (changes: Partial<Choice>) => void;
  error: string | undefined;
  choiceError: string | undefined;
};

function AccountAmount({ account, choice, onChange, error, choiceError }: AccountAmountProps) {
  const t = useCopy();
  const { pastDue, dueDate } = account.status;
  const amount = amountDueOf(account);
  const due =
    pastDue > 0
      ? t("billing.paySeveral.pastDue", { amount, pastDue })
      : dueDate
        ? t("billing.paySeveral.due", {
            amount,
            date: dueDate,
            state: dueDate < account.businessDate ? "PAST_DUE" : "UNPAID",
          })
        : t("billing.paySeveral.owed", { amount });
  return (
    <Stack gap="small">
      <Checkbox
        name={checkbox(account)}
        label={
          <Text as="span" tone="ink" weight="medium">
            {nameOf(account)}
          </Text>
        }
        hint={due}
        checked={choice?.chosen ?? false}
        error={choiceError}
        onChange={(chosen) => onChange({ chosen })}
      />
      {choice?.chosen && (
        <MoneyField
          label={t("billing.paySeveral.amountFor", { account: nameOf(account) })}
          name={amountField(account)}
          value={choice.typed}
          onChange={(typed) => onChange({ typed })}
          error={error}
        />
      )}
    </Stack>
  );
}

/** Accounts that can't be paid here now, and why. */
function Blocked({ accounts }: { accounts: readonly Account[] }) {
  const t = useCopy();
  return (
    <Notice tone="info" title={t("billing.paySeveral.blocked.title")}>
      <Stack as="ul" gap="xsmall">
        {accounts.map((account) => (
          <li key={account.accountId}>
            {t("billing.paySeveral.blocked.account", {
              account: nameOf(account),
              reason: payBlock(account) ?? "nothingDue",
            })}
          </li>
        ))}
      </Stack>
    </Notice>
  );
}

function useAmounts(payable: readonly Account[], rows: readonly Row[]) {
  const dispatch = useDispatch();
  const { locale } = useLocale();
  const [choices, setChoices] = useState<Record<string, Choice>>(() => firstChoices(payable, rows));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [submitCount, setSubmitCount] = useState(0);
  const errorMessage = useAmountError();
  const t = useCopy();

  // An error about the choice as a whole belongs to the first checkbox.
  const general = checkbox(payable[0]);
  const chosen = payable.filter(({ accountId }) => choices[accountId]?.chosen);
  const validated = chosen.map((account) => ({
    account,
    found: amountOf(account, choices[account.accountId]?.typed ?? "", locale),
  }));
  const total = sumCents(validated.map(({ found }) => found.cents ?? 0));
  const change = (accountId: string, changes: Partial<Choice>) => {
    setChoices((before) => ({
      ...before,
      [accountId]: { ...(before[accountId] ?? { chosen: false, typed: "" }), ...changes },
    }));
    setErrors(({ [`amount-${accountId}`]: _amount, [general]: _general, ...others }) => others);
  };
  const submit = () => {
    const found: Record<string, string> = Object.fromEntries(
      validated.flatMap(({ account, found: { error } }) =>
        error ? [[amountField(account), errorMessage(account, error)]] : [],
      ),
    );
    if (chosen.length === 0) found[general] = t("billing.paySeveral.chooseOne");
    if (chosen.length > payment.maxAccountsTogether)
      found[general] = t("billing.paySeveral.tooMany", { max: payment.maxAccountsTogether });
    setErrors(found);
    if (Object.keys(found).length > 0) return setSubmitCount(submitCount + 1);
    const amounts = validated.map(({ account, found: { cents } }) => ({
      accountId: account.accountId,
      accountName: nameOf(account),
      cents: cents ?? 0,
    }));
    dispatch(paySeveralEvents.accountsChosen(amounts));
    return dispatch(navigationRequested({ to: paySeveralPath("methods") }));
  };
  return { choices, change, errors, submit, submitCount, total };
}

/** All payable accounts with what is due; after going back, or for those that are paid again, what was chosen. */
function firstChoices(payable: readonly Account[], rows: readonly Row[]): Record<string, Choice> {
  return Object.fromEntries(
    payable.map((account, place) => {
      const row = rows.find(({ accountId }) => accountId === account.accountId);
      const cents = Math.min(row?.cents ?? Infinity, amountDueOf(account));
      const chosen = rows.length > 0 ? row !== undefined : place < payment.maxAccountsTogether;
      return [account.accountId, { chosen, typed: typedAmount(cents) }];
    }),
  );
}

function useAmountError() {
  const t = useCopy();
  return (account: Account, error: AmountError): string => {
    const { minimum: min, maximum: max } = account.status.mayPay;
    const due = amountDueOf(account);
    switch (error) {
      case "invalid":
        return t("billing.payOnce.amount.invalid");
      case "outOfRange":
        return t("billing.payOnce.amount.outOfRange", { min, max });
      case "belowDue":
        return t("billing.paySeveral.belowDue", { due });
      case "aboveDue":
        return t("billing.paySeveral.aboveDue", { due });
    }
  };
}
