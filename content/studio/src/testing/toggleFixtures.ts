import { ruleFor, targetingOf } from "@portico/gate/targeting";
import type { Toggle, ToggleDefinition, TogglePreview } from "../screens/toggles/toggles.api.ts";

const at = "2026-11-21T15:00:00.000Z";
const onOff: ToggleDefinition = {
  state: "ENABLED",
  variants: { on: true, off: false },
  defaultVariant: "off",
  metadata: { applies: "atOnce" },
};
const rules = targetingOf([
  { ...ruleFor("on"), sites: ["community"], roles: ["PRIMARY", "ADMIN"], percent: 25 },
  { ...ruleFor("on"), services: ["MOBILE"] },
]);

/** A switch that is off for everyone and read by the source. */
export function toggleOf(key: string, changes: Partial<Toggle> = {}): Toggle {
  return {
    key,
    etag: '"a"',
    liveEtag: '"a"',
    kind: "release",
    clientVisible: true,
    type: "boolean",
    expected: ["boolean"],
    description: {
      en: "A bank account can be linked at the bank while paying: the payment then has five steps.",
      es: "Se puede vincular una cuenta bancaria en el banco al pagar: el pago tiene entonces cinco pasos.",
    },
    owner: { en: "Billing product owner", es: "Responsable de facturación" },
    expires: "2027-05-31",
    applies: "nextNavigation",
    killed: false,
    since: at,
    stale: [],
    places: [
      "portal/src/features/billing/pay-once/BankStep.tsx",
      "portal/src/features/billing/pay-once/PayOnceScreen.tsx",
    ],
    live: onOff,
    drafts: [],
    ...changes,
  };
}

const forGood = ({ expires: _, ...toggle }: Toggle): Toggle => toggle;

/** With live rules and a draft. */
export const ruled = toggleOf("bankLinking", {
  live: { ...onOff, ...(rules ? { targeting: rules } : {}) },
  draft: {
    changeSet: 12,
    author: "erin",
    at,
    reason: "Communities first",
    definition: { ...onOff, ...(rules ? { targeting: rules } : {}), defaultVariant: "on" },
  },
  drafts: [{ changeSet: 12, title: "Linking banks in communities", state: "open", author: "erin", at }],
});
export const killed = forGood(
  toggleOf("billing", {
    kind: "kill",
    description: {
      en: "The billing area: bill, payments, history. Off closes it with a notice.",
      es: "El área de facturación: factura, pagos, historial. Desactivado la cierra con un aviso.",
    },
    killed: true,
    places: ["portal/src/app/routes.ts"],
    live: { ...onOff, metadata: { applies: "atOnce", killed: true } },
  }),
);
export const stale = toggleOf("coBrowse", {
  kind: "operational",
  description: {
    en: "A support agent looks along: the header is then full width and alone.",
    es: "Una persona de soporte mira la pantalla con el cliente: el encabezado ocupa entonces todo el ancho y queda solo.",
  },
  owner: { en: "Support product owner", es: "Responsable de soporte" },
  stale: ["expired", "unread"],
  expires: "2026-10-31",
  places: [],
});
/** With rules that the fields cannot express. */
export const special = toggleOf("userPreferences", {
  description: {
    en: "User preferences replace profile and user lists; the tab is then called Settings.",
    es: "Las preferencias reemplazan el perfil y las listas de usuarios; la pestaña se llama entonces Configuración.",
  },
  places: ["portal/src/app/shell/tabs.tsx"],
  live: {
    ...onOff,
    targeting: {
      fractional: [
        ["on", 50],
        ["off", 50],
      ],
    },
  },
});
export const setting = forGood(
  toggleOf("paymentCutOffHour", {
    kind: "setting",
    clientVisible: false,
    type: "number",
    expected: ["0–23"],
    description: {
      en: "The hour, 0 to 23 in the provider’s time, from which a payment counts for the next day.",
      es: "La hora, de 0 a 23 en la hora del proveedor, a partir de la cual un pago cuenta para el día siguiente.",
    },
    environmentValue: 20,
    live: { state: "DISABLED", variants: { usual: 20 }, defaultVariant: "usual" },
    places: ["backend/src/modules/billing/dates.reads.ts"],
  }),
);

/** One of each. */
export const toggles: Toggle[] = [killed, ruled, stale, special, setting];

export const preview: TogglePreview = {
  people: [
    {
      username: "dana",
      firstName: "Dana",
      accountId: "8347201180",
      role: "PRIMARY",
      site: "business",
      variant: "off",
      value: false,
    },
    {
      username: "alex",
      firstName: "Alex",
      accountId: "8347201271",
      role: "PRIMARY",
      site: "community",
      variant: "on",
      value: true,
    },
  ],
  shares: [
    { site: "business", accounts: 10_000, variants: [{ variant: "off", accounts: 10_000 }] },
    {
      site: "community",
      accounts: 10_000,
      variants: [
        { variant: "off", accounts: 7_540 },
        { variant: "on", accounts: 2_460 },
      ],
    },
  ],
};
