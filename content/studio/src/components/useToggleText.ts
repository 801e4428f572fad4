import { useCopy, useLocale } from "@portico/content-runtime/react";
import { rulesOf, type Rule } from "@portico/gate/targeting";
import type { components } from "@portico/openapi/studio";
import { useMemo } from "react";

type Toggle = components["schemas"]["Toggle"];
type ToggleDefinition = components["schemas"]["ToggleDefinition"];
type ToggleValue = ToggleDefinition["variants"][string];

/** Conditions that rules can have. Other hand-written logic is shown as JSON. */
export const known = {
  sites: ["business", "community"],
  environments: ["production", "stage"],
  roles: ["PRIMARY", "ADMIN", "BILLING", "STANDARD"],
  services: [
    "INTERNET",
    "VOICE",
    "VIDEO",
    "MOBILE",
    "EMAIL",
    "BACKUP",
    "SECURITY",
    "DOMAIN",
    "WEB_HOSTING",
    "LAYER_3_VPN",
    "ETHERNET",
    "OPTICAL_WAVE",
    "HOSTED_VOICE",
  ],
} as const;

export type Part = keyof typeof known;
const parts = ["sites", "environments", "roles", "services"] as const satisfies readonly Part[];

const isOf = <Word extends string>(words: readonly Word[], word: string): word is Word =>
  words.some((each) => each === word);

export type ToggleText = {
  /** Formats a value for people. */
  value: (value: ToggleValue) => string;
  /** Formats the value of a variant. */
  variant: (definition: ToggleDefinition, name: string) => string;
  /** Formats one value of a condition: a site, a role, a service. */
  word: (part: Part, word: string) => string;
  /** Formats a rule as a sentence without a full stop. */
  rule: (definition: ToggleDefinition, rule: Rule) => string;
  /** A summary of what customers get. */
  now: (toggle: Pick<Toggle, "kind" | "live" | "environmentValue">) => string;
};

type Copy = ReturnType<typeof useCopy>;

function wordIn(t: Copy, part: Part, word: string): string {
  if (part === "sites" && isOf(known.sites, word)) return t(`studio.toggles.site.${word}`);
  if (part === "environments" && isOf(known.environments, word)) return t(`studio.toggles.environment.${word}`);
  if (part === "roles" && isOf(known.roles, word)) return t(`studio.toggles.role.${word}`);
  return part === "services" && isOf(known.services, word) ? t("studio.toggles.service", { key: word }) : word;
}

function wordsOf(t: Copy, locale: string): ToggleText {
  const value: ToggleText["value"] = (given) =>
    typeof given === "boolean" ? t(given ? "studio.toggles.value.on" : "studio.toggles.value.off") : String(given);
  const variant: ToggleText["variant"] = ({ variants }, name) => value(variants[name] ?? name);
  const word: ToggleText["word"] = (part, given) => wordIn(t, part, given);
  const list = (type: "conjunction" | "disjunction", words: readonly string[]) =>
    new Intl.ListFormat(locale, { type }).format(words);

  const conditions = (rule: Rule) => [
    ...parts
      .filter((part) => rule[part].length > 0)
      .map((part) =>
        t(`studio.toggles.rule.${part}`, {
          words: list(
            "disjunction",
            rule[part].map((each) => word(part, each)),
          ),
        }),
      ),
    ...(rule.percent === null ? [] : [t("studio.toggles.rule.percent", { percent: rule.percent })]),
  ];

  const rule: ToggleText["rule"] = (definition, given) => {
    const [texts, got] = [conditions(given), variant(definition, given.variant)];
    return texts.length === 0
      ? t("studio.toggles.rule.all", { value: got })
      : t("studio.toggles.rule.sentence", { value: got, conditions: list("conjunction", texts) });
  };

  const now: ToggleText["now"] = ({ kind, live, environmentValue }) => {
    if (kind === "setting" && live.state === "DISABLED") {
      return environmentValue === undefined
        ? t("studio.toggles.now.environment.none")
        : t("studio.toggles.now.environment", { value: value(environmentValue) });
    }
    const same = live.state === "DISABLED" || rulesOf(live.targeting, live.defaultVariant)?.length === 0;
    return same
      ? t("studio.toggles.now.everybody", { value: variant(live, live.defaultVariant) })
      : t("studio.toggles.now.some");
  };
  return { value, variant, word, rule, now };
}

/** Formatters of toggles, values and rules in the Studio's language. */
export function useToggleText(): ToggleText {
  const [t, { locale }] = [useCopy(), useLocale()];
  return useMemo(() => wordsOf(t, locale), [t, locale]);
}

/** A text of the register in the Studio's language. */
export function useRegisterText(): (words: { en: string; es: string }) => string {
  const { locale } = useLocale();
  return ({ en, es }) => (locale === "es-US" ? es : en);
}
