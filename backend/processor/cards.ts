import { createHmac, randomBytes } from "node:crypto";
import { brandOf } from "@portico/rules/card";
import type { CardToRegister, RegisteredCard } from "../src/modules/payments/processor/processor.ts";
import type { Book } from "./book.ts";
import type { CardLine } from "./record.ts";
import { codeMatches, testCards, testCardToken, traitsOf } from "./testCards.ts";

/** Stores a card as a behaviour and a few facts; number and security code are not stored. */
export function registerCard(book: Book, card: CardToRegister, key: string, at: string): RegisteredCard {
  const line = describe(`card_${randomBytes(18).toString("base64url")}`, card.number, key);
  book.write({ at, ...line });
  const { token, brand, lastFour, fundingKind, fingerprint } = line;
  return {
    token,
    brand,
    lastFour,
    fundingKind,
    fingerprint,
    codeToken: registerCode(book, token, card.securityCode, at),
  };
}

/** Stores whether a security code matches, never the code. */
export function registerCode(book: Book, token: string, securityCode: string, at: string): string {
  const codeToken = `code_${randomBytes(18).toString("base64url")}`;
  book.write({ at, kind: "code", codeToken, token, matches: codeMatches(securityCode) });
  return codeToken;
}

/** The cards that the processor knows from the start. */
export function knownCards(key: string): CardLine[] {
  return testCards.map((card) => describe(testCardToken(card.name), card.number, key));
}

function describe(token: string, number: string, key: string): CardLine {
  const fingerprint = createHmac("sha256", key).update(number).digest("base64url");
  return { kind: "card", token, brand: brandOf(number), lastFour: number.slice(-4), fingerprint, ...traitsOf(number) };
}
