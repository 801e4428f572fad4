import forms from "@portico/catalogue/forms.json" with { type: "json" };
import built from "@portico/catalogue/catalogue.json" with { type: "json" };
import places from "@portico/catalogue/toggleUses.json" with { type: "json" };
import register from "@portico/catalogue/toggles.json" with { type: "json" };
import uses from "@portico/catalogue/uses.json" with { type: "json" };
import type { Contracts } from "@portico/gate/checkCatalogue";
import type { Catalogue } from "@portico/gate/contract";
import type { ToggleRegister } from "@portico/gate/toggles";
import { hashOf } from "./content.domain.ts";
import { builtInArticles } from "../support/articles/builtInArticles.reads.ts";
import type { ArticleDefinitions, FormDefinitions, Wordings } from "./content.types.ts";

/** The content that this build ships: messages, toggles, web forms and articles. */
export type BuiltIn = {
  /** Hash of texts and contract. */
  hash: string;
  /** Hash of the contract alone; the portal's build has the same. */
  contract: string;
  contracts: Contracts;
  messages: Wordings;
  register: ToggleRegister;
  forms: FormDefinitions;
  articles: ArticleDefinitions;
};

/** Splits a catalogue into the gate's contracts and the texts. */
export function builtInOf(
  catalogue: Catalogue,
  contract: string,
  toggles: ToggleRegister,
  webForms: FormDefinitions,
  articles: ArticleDefinitions,
): BuiltIn {
  const entries = Object.entries(catalogue);
  const contracts = Object.fromEntries(entries.map(([key, { en: _en, es: _es, ...contract }]) => [key, contract]));
  const messages = Object.fromEntries(entries.map(([key, { en, es }]) => [key, { en, es }]));
  const hash = hashOf({ catalogue, toggles, webForms, articles });
  return { hash, contract, contracts, messages, register: toggles, forms: webForms, articles };
}

/** The catalogue compiled into this build; the generator checks its JSON against these types. */
export const builtIn = builtInOf(
  built.messages as unknown as Catalogue,
  built.contract,
  register as ToggleRegister,
  forms as FormDefinitions,
  builtInArticles,
);

const screens: Readonly<Record<string, readonly string[]>> = uses;

/** The portal's screens whose code uses a key; found when the catalogue was generated. */
export const screensOf = (key: string): string[] => (Object.hasOwn(screens, key) ? [...(screens[key] ?? [])] : []);

const known: Readonly<Record<string, readonly string[]>> = places;

/** Source files that read a toggle; found when the catalogue was generated. */
export const placesOf = (key: string): string[] => (Object.hasOwn(known, key) ? [...(known[key] ?? [])] : []);
