import { randomUUID } from "node:crypto";
import type { components as Vault } from "@portico/openapi/vault";
import { demoPassword } from "../src/database/people.ts";
import { paymentTerms } from "./agreements.ts";
import type { TestBackend, TestBrowser } from "./types.ts";

export type Card = { cardNumber: string; expiry?: string; zip?: string; securityCode?: string; cardName?: string };
export type BankAccount = {
  accountNumber: string;
  routingNumber?: string;
  accountHolder?: string;
  accountKind?: string;
};
export type GraphAnswer = {
  data: Record<string, Json> | null;
  errors?: { message: string; extensions: { code: string } }[];
};
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type PaymentInput = {
  accountId: string;
  idempotencyKey: string;
  amount: number;
  method:
    | { vaultToken: string }
    | { savedCard: { paymentMethodId: string; securityCodeToken: string } }
    | { savedBankAccount: { paymentMethodId: string } };
  saveMethod: boolean;
  overpaymentConfirmed: boolean;
  terms: Terms;
  enrolAutoPay?: { services: string[]; debitDay: number; terms: Terms };
};
type Terms = { accepted: boolean; release: string; locale: string; key: string; textHash: string };

type VaultToken = Vault["schemas"]["VaultToken"];

/** Throws the errors of an answer, whose data may be incomplete then. */
export function throwErrors(errors: GraphAnswer["errors"]): void {
  if (errors) throw new Error(errors.map((error) => `${error.extensions.code} ${error.message}`).join("; "));
}

const sites = { business: "SMB", community: "SCS" } as const;
const json = { "content-type": "application/json", "x-client-type": "SSPP" };

export const payMutation = `mutation Pay($input: InstantPaymentInput!) {
  createInstantPaymentV2(input: $input) {
    __typename
    ... on InstantPaymentOutcome {
      paymentId
      payment { id amount balanceAfter state status moneyTaken failureCode confirmationNumber enteredBy lastFour paymentMethodType parts { kind state code } }
      account { id amountDue pendingPaymentAmount creditBalance lockingPayment { id } paymentMethods { id lastFour } }
    }
    ... on PaymentRefusal { code minimum maximum amountDue confirming: paymentId }
  }
}`;

/** A customer in a browser who signs in, enters cards and pays, with the same calls as the portal. */
export class Payer {
  readonly browser: TestBrowser;
  readonly accountId: string;
  readonly #vendorKey: string;
  readonly #token: string;

  private constructor(browser: TestBrowser, vendorKey: string, token: string, accountId: string) {
    this.browser = browser;
    this.accountId = accountId;
    this.#vendorKey = vendorKey;
    this.#token = token;
  }

  static async signIn(
    backend: Pick<TestBackend, "browser">,
    username: string,
    site: "business" | "community" = "business",
  ): Promise<Payer> {
    const browser = backend.browser(site);
    const { csrfToken } = await browser.bootstrap();
    const headers = { ...json, "x-vendor-key": sites[site], "x-csrf-token": csrfToken };
    const body = JSON.stringify({ username, password: demoPassword, rememberMe: false });
    const response = await browser.fetch("/api/pub/sbnetloginedge/login", { method: "POST", headers, body });
    if (!response.ok) throw new Error(`${username} can't sign in: ${response.status}`);
    const { csrfToken: token, session } = (await response.json()) as {
      csrfToken: string;
      session: { profile: { accountNumber: string } };
    };
    return new Payer(browser, sites[site], token, session.profile.accountNumber);
  }

  /** A GraphQL request, as the browser sends it. */
  graphResponse(query: string, variables: object = {}): Promise<Response> {
    const headers = { ...json, "x-vendor-key": this.#vendorKey, "x-csrf-token": this.#token };
    return this.browser.fetch("/selfservice/graph", {
      method: "POST",
      headers,
      body: JSON.stringify({ query, variables }),
    });
  }

  async graph(query: string, variables: object = {}): Promise<GraphAnswer> {
    return (await this.graphResponse(query, variables)).json() as Promise<GraphAnswer>;
  }

  ticketResponse(
    savedMethodId?: string,
    accountId = this.accountId,
    purpose?: "payment" | "wallet",
  ): Promise<Response> {
    const headers = { ...json, "x-vendor-key": this.#vendorKey, "x-csrf-token": this.#token };
    const body = JSON.stringify({
      accountId,
      ...(savedMethodId === undefined ? {} : { savedMethodId }),
      ...(purpose && { purpose }),
    });
    return this.browser.fetch("/api/pub/pciedge/pci/v1/tickets", { method: "POST", headers, body });
  }

  async ticket(savedMethodId?: string, purpose?: "payment" | "wallet"): Promise<string> {
    const response = await this.ticketResponse(savedMethodId, this.accountId, purpose);
    return ((await response.json()) as { ticket: string }).ticket;
  }

  storeResponse(ticket: string, body: object): Promise<Response> {
    const headers = { ...json, "x-vendor-key": this.#vendorKey, authorization: `Bearer ${ticket}` };
    return this.browser.vaultFetch("/api/pub/pciedge/pci/v1/payments", {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
  }

  /** Chooses a bank and an account on the linking page; returns the linking service's response. */
  linkResponse(ticket: string, body: object): Promise<Response> {
    const headers = { ...json, "x-vendor-key": this.#vendorKey, authorization: `Bearer ${ticket}` };
    return this.browser.vaultFetch("/api/pub/pciedge/pci/v1/bank-links", {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
  }

  /** Enters a new card in the vault's frame. */
  newCard(
    { cardNumber, expiry = "1229", zip = "02110", securityCode = "123", cardName = "Dana Reyes" }: Card,
    purpose?: "payment" | "wallet",
  ): Promise<VaultToken> {
    return this.#stored({ kind: "newCard", cardNumber, expiry, zip, securityCode, cardName }, purpose);
  }

  /** Enters a bank account in the vault's frame. */
  newBankAccount(
    {
      accountNumber,
      routingNumber = "110000000",
      accountHolder = "Harbor Street Bakery",
      accountKind = "checking",
    }: BankAccount,
    purpose?: "payment" | "wallet",
  ): Promise<VaultToken> {
    return this.#stored({ kind: "newBankAccount", accountNumber, routingNumber, accountHolder, accountKind }, purpose);
  }

  async #stored(body: object, purpose: "payment" | "wallet" | undefined): Promise<VaultToken> {
    const response = await this.storeResponse(await this.ticket(undefined, purpose), body);
    if (response.status !== 201) throw new Error(`the vault answered ${response.status}: ${await response.text()}`);
    return response.json() as Promise<VaultToken>;
  }

  /** Enters the security code of a saved card in the vault's frame. */
  async savedCard(paymentMethodId: string, securityCode = "123"): Promise<PaymentInput["method"]> {
    const response = await this.storeResponse(await this.ticket(paymentMethodId), {
      kind: "savedCardCode",
      savedMethodId: paymentMethodId,
      securityCode,
    });
    if (response.status !== 201) throw new Error(`the vault answered ${response.status}: ${await response.text()}`);
    return { savedCard: { paymentMethodId, securityCodeToken: ((await response.json()) as { token: string }).token } };
  }

  /** A complete payment input with a new card, approved unless another number is given. */
  async attempt(
    amount: number,
    changes: Partial<PaymentInput> = {},
    card: Card = { cardNumber: "4242424242424242" },
  ): Promise<PaymentInput> {
    return {
      accountId: this.accountId,
      idempotencyKey: randomUUID(),
      amount,
      method: changes.method ?? { vaultToken: (await this.newCard(card)).token },
      saveMethod: false,
      overpaymentConfirmed: false,
      terms: paymentTerms,
      ...changes,
    };
  }

  /** Submits `createInstantPaymentV2` and returns its result. */
  async pay(input: PaymentInput): Promise<PayResult> {
    const { data, errors } = await this.graph(payMutation, { input });
    throwErrors(errors);
    return data?.["createInstantPaymentV2"] as unknown as PayResult;
  }

  /** Polls a payment's state as the portal does. Throws when the server could not read it. */
  async payment(paymentId: string): Promise<PayResult["payment"]> {
    const query =
      "query One($accountId: ID!, $paymentId: ID!) { payment(accountId: $accountId, paymentId: $paymentId) { id amount balanceAfter state status moneyTaken failureCode confirmationNumber enteredBy lastFour paymentMethodType parts { kind state code } } }";
    const { data, errors } = await this.graph(query, { accountId: this.accountId, paymentId });
    throwErrors(errors);
    return data?.["payment"] as unknown as PayResult["payment"];
  }

  async amountDue(): Promise<number> {
    const { data } = await this.graph("query Due($id: ID!) { billing(accountId: $id) { id amountDue } }", {
      id: this.accountId,
    });
    return (data?.["billing"] as { amountDue: number }).amountDue;
  }
}

/** The result of a submission: all fields of outcome and refusal. */
export type PayResult = {
  __typename: "InstantPaymentOutcome" | "PaymentRefusal";
  paymentId: string;
  payment: {
    id: string;
    amount: number;
    balanceAfter: number | null;
    state: string;
    status: string;
    moneyTaken: string;
    failureCode: string | null;
    confirmationNumber: string | null;
    enteredBy: string;
    lastFour: string;
    paymentMethodType: string;
    parts: { kind: string; state: string; code: string | null }[];
  };
  account: {
    id: string;
    amountDue: number;
    pendingPaymentAmount: number;
    creditBalance: number;
    lockingPayment: { id: string } | null;
    paymentMethods: { id: string; lastFour: string }[];
  };
  code: string;
  confirming: string | null;
  minimum: number;
  maximum: number;
  amountDue: number;
};
