import { randomUUID } from "node:crypto";
import { autoPayTerms } from "./agreements.ts";
import { throwErrors, type Payer, type PaymentInput } from "./payer.ts";

const outcome = `__typename
  ... on AutoPayOutcome { actionId action { id kind moneyTaken paymentMethodType lastFour debitDay nextDate payment { id state } parts { id kind service state code retryable } } account { id autoPay { enrolments { service debitDay nextDate } } } }
  ... on AutoPayRefusal { code openActionId amountDue }`;

const inputs = {
  enrolAutoPay: "EnrolAutoPayInput",
  changeAutoPay: "ChangeAutoPayInput",
  cancelAutoPay: "CancelAutoPayInput",
  changeAutoPayDate: "ChangeAutoPayDateInput",
  retryAutoPayPart: "RetryAutoPayPartInput",
} as const;

type Operation = keyof typeof inputs;
type Part = {
  id: string;
  kind: string;
  service: string | null;
  state: string;
  code: string | null;
  retryable: boolean;
};

/** The result of an Auto Pay change: all fields of outcome and refusal. */
export type AutoPayResult = {
  __typename: "AutoPayOutcome" | "AutoPayRefusal";
  actionId: string;
  action: {
    id: string;
    kind: string;
    moneyTaken: string;
    lastFour: string | null;
    debitDay: number | null;
    nextDate: string | null;
    payment: { id: string; state: string } | null;
    parts: Part[];
  };
  account: { autoPay: { enrolments: { service: string; debitDay: number; nextDate: string }[] } };
  code: string;
  openActionId: string | null;
  amountDue: number | null;
};

export type AutoPayState = {
  enrolments: { service: string; paymentMethodId: string; debitDay: number; nextDate: string }[];
  services: string[];
  debitDays: number[];
  monthlyDiscount: number;
  nextDebit: { date: string; due: number; discount: number; amount: number } | null;
  lastRun: {
    date: string;
    state: string;
    code: string | null;
    amount: number;
    discount: number;
    paymentId: string | null;
  } | null;
  openActionId: string | null;
  refusal: string | null;
};

/** A customer who changes Auto Pay with the same calls as the portal. */
export function enroller(payer: Payer) {
  const tell = async (operation: Operation, changes: object): Promise<AutoPayResult> => {
    const input = { accountId: payer.accountId, idempotencyKey: randomUUID(), ...changes };
    const { data, errors } = await payer.graph(
      `mutation M($input: ${inputs[operation]}!) { ${operation}(input: $input) { ${outcome} } }`,
      { input },
    );
    throwErrors(errors);
    return data?.[operation] as unknown as AutoPayResult;
  };
  const read = async (fields: string, variables: object = {}, declared = "") =>
    (
      await payer.graph(`query Q($accountId: ID!${declared}) { ${fields} }`, {
        accountId: payer.accountId,
        ...variables,
      })
    ).data;
  const newCard = async (cardNumber = "4242424242424242", securityCode = "123"): Promise<PaymentInput["method"]> => ({
    vaultToken: (await payer.newCard({ cardNumber, securityCode })).token,
  });
  return {
    payer,
    tell,
    newCard,
    enrol: async (changes: object = {}) =>
      tell("enrolAutoPay", {
        services: ["core"],
        method: "method" in changes ? undefined : await newCard(),
        debitDay: 4,
        terms: autoPayTerms,
        ...changes,
      }),
    change: (changes: object) => tell("changeAutoPay", { services: ["core"], terms: autoPayTerms, ...changes }),
    cancel: (changes: object = {}) => tell("cancelAutoPay", changes),
    moveTo: (debitDay: number, changes: object = {}) => tell("changeAutoPayDate", { debitDay, ...changes }),
    retry: (actionId: string, partId: string) => tell("retryAutoPayPart", { actionId, partId }),
    autoPay: async (): Promise<AutoPayState> => {
      const fields =
        "enrolments { service paymentMethodId debitDay nextDate } services debitDays monthlyDiscount nextDebit { date due discount amount } lastRun { date state code amount discount paymentId } openActionId refusal";
      return (
        (await read(`billing(accountId: $accountId) { autoPay { ${fields} } }`))?.["billing"] as unknown as {
          autoPay: AutoPayState;
        }
      ).autoPay;
    },
    action: async (actionId: string): Promise<AutoPayResult["action"]> =>
      (
        await read(
          "autoPayAction(accountId: $accountId, actionId: $actionId) { id kind moneyTaken lastFour debitDay nextDate payment { id state } parts { id kind service state code retryable } }",
          { actionId },
          ", $actionId: ID!",
        )
      )?.["autoPayAction"] as unknown as AutoPayResult["action"],
  };
}

/** A part in short form: `ENROL core DONE`, `CANCEL core FAILED CANCEL_REFUSED`. */
export const inShort = ({ parts }: AutoPayResult["action"]) =>
  parts.map(({ kind, service, state, code }) => [kind, service, state, code].filter(Boolean).join(" "));
