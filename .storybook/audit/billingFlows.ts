import { type Flow, step } from "./flow.ts";

/** What customers read and do about money beside a payment and Auto Pay. */
export const billingFlows: Flow[] = [
  {
    name: "billing",
    title: "the billing page and its lists",
    steps: [
      step("screens-billing-home--owes", "The billing page", "La página de facturación"),
      step("screens-account-activity--everything", "The activity of the account", "La actividad de la cuenta"),
      step("screens-payment-history--every-channel", "The payments", "Los pagos"),
      step("screens-ways-to-pay--owes", "Ways to pay", "Formas de pagar"),
      step(
        "screens-billing-home--paperless-asked",
        "Paperless without the consent",
        "Sin papel, sin el consentimiento",
      ),
    ],
  },
  {
    name: "scheduled-payments",
    title: "scheduled payments",
    steps: [
      step("screens-scheduled-payments--two", "Two are scheduled", "Hay dos programados"),
      step("screens-payment-calendar--days", "The calendar", "El calendario"),
      step("screens-what-if-i-pay--asked", "What a payment would change", "Lo que cambiaría un pago"),
    ],
  },
  {
    name: "several-accounts",
    title: "paying several accounts",
    steps: [
      step("screens-pay-several-accounts--accounts", "The accounts", "Las cuentas"),
      step("screens-pay-several-accounts--amount-refused", "An amount is refused", "Se rechaza un monto"),
      step("screens-pay-several-accounts--methods", "The methods", "Los métodos"),
      step("screens-pay-several-accounts--review", "The review", "La revisión"),
      step("screens-pay-several-accounts--partly-charged", "One was declined", "Uno se rechazó"),
    ],
  },
  {
    name: "charge",
    title: "a question about a charge, and a refund",
    steps: [
      step("screens-question-about-a-charge--nothing-asked", "The question", "La pregunta"),
      step("screens-question-about-a-charge--answered-with-credit", "The answer", "La respuesta"),
      step("screens-refund--of-a-charge", "The refund", "El reembolso"),
    ],
  },
  {
    name: "mobile",
    title: "mobile, streaming and devices",
    steps: [
      step("screens-mobile--transactions", "The transactions", "Las transacciones"),
      step("screens-mobile--devices", "The devices", "Los dispositivos"),
      step("screens-pay-for-a-device--amount", "Paying for one", "Pagar uno"),
      step("screens-pay-for-a-device--review", "The review", "La revisión"),
      step("screens-streaming--runs", "Streaming", "Streaming"),
    ],
  },
];
