import type { BankLink } from "@portico/rules/bankLink";
import type {
  BankAccountToRegister,
  CardToRegister,
  CheckAnswer,
  LinkAnswer,
  LinkedBankAccount,
  MethodRegistry,
  RegisteredBankAccount,
  RegisteredCard,
} from "./processor.ts";
import { type Answer, callsOver, isOk, type ProcessorConnection, textOf } from "./processorOverHttp.ts";

/** The processor's tokenization API over HTTP, for the card vault's process only. */
export function registryOverHttp(connection: ProcessorConnection): MethodRegistry {
  const call = callsOver(connection);
  return {
    registerCard: async (card) => readRegistered(await call("POST", "/v1/cards", card satisfies CardToRegister)),
    registerCode: async (token, securityCode) => readCode(await call("POST", "/v1/codes", { token, securityCode })),
    registerBankAccount: async (account) =>
      readBankAccount(await call("POST", "/v1/bank-accounts", account satisfies BankAccountToRegister)),
    linkBankAccount: async (order) =>
      readLink(await call("POST", "/v1/bank-links", order satisfies BankLink), readLinkToken),
    exchangeBankLink: async (linkToken) =>
      readLink(await call("POST", "/v1/bank-links/exchange", { linkToken }), readLinkedAccount),
    check: async (method) => readCheck(await call("POST", "/v1/checks", method)),
    answers: async () => isOk(await call("GET", "/healthz")),
  };
}

const UNKNOWN = { kind: "unknown" } as const;

const BRANDS = ["visa", "mc", "amex", "discover", "creditCard"] as const;
const FUNDING = ["credit", "debit", "rechargeable", "prepaid", "gift"] as const;

function readRegistered(answer: Answer): RegisteredCard | null {
  if (!isOk(answer)) return null;
  const read = (name: string) => textOf(answer.body, name);
  const [token, codeToken, lastFour, fingerprint] = [
    read("token"),
    read("codeToken"),
    read("lastFour"),
    read("fingerprint"),
  ];
  const brand = BRANDS.find((known) => known === read("brand"));
  const fundingKind = FUNDING.find((known) => known === read("fundingKind"));
  if (!token || !codeToken || !lastFour || !fingerprint || !brand || !fundingKind) return null;
  return { token, codeToken, lastFour, fingerprint, brand, fundingKind };
}

function readBankAccount(answer: Answer): RegisteredBankAccount | null {
  if (!isOk(answer)) return null;
  const read = (name: string) => textOf(answer.body, name);
  const [token, lastFour, fingerprint] = [read("token"), read("lastFour"), read("fingerprint")];
  return token && lastFour && fingerprint ? { token, lastFour, fingerprint, bankName: read("bankName") ?? null } : null;
}

function readLink<T>(answer: Answer, read: (answer: Answer) => T | null): LinkAnswer<T> {
  if (answer.sent && answer.status === 404) return UNKNOWN;
  const value = read(answer);
  return value ? { kind: "linked", value } : { kind: "silent" };
}

function readLinkToken(answer: Answer): { linkToken: string } | null {
  const linkToken = isOk(answer) ? textOf(answer.body, "linkToken") : undefined;
  return linkToken ? { linkToken } : null;
}

function readLinkedAccount(answer: Answer): LinkedBankAccount | null {
  const account = readBankAccount(answer);
  const [holder, accountKind] =
    account && isOk(answer) ? [textOf(answer.body, "holder"), textOf(answer.body, "accountKind")] : [];
  return account && holder && (accountKind === "checking" || accountKind === "savings")
    ? { ...account, holder, accountKind }
    : null;
}

function readCheck(answer: Answer): CheckAnswer {
  const [state, code] = isOk(answer) ? [textOf(answer.body, "state"), textOf(answer.body, "code")] : [];
  if (state === "good") return { kind: "good" };
  return state === "refused" && (code === "DECLINED" || code === "SECURITY_CODE_FAILED")
    ? { kind: "refused", code }
    : UNKNOWN;
}

function readCode(answer: Answer): { codeToken: string } | null {
  const codeToken = isOk(answer) ? textOf(answer.body, "codeToken") : undefined;
  return codeToken ? { codeToken } : null;
}
