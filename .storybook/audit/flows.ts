import type { Language } from "./spokenWords.ts";

/** A main flow as its stories, in the order in which a customer meets them. */
type Flow = {
  /** File name of its transcripts, without language. */
  name: string;
  title: string;
  steps: { story: string; says: Record<Language, string> }[];
};

const step = (story: string, en: string, es: string) => ({ story, says: { en, es } });

/** The flows whose spoken transcripts are kept as reviewed files in `transcripts/` (X11). */
export const flows: Flow[] = [
  {
    name: "sign-in",
    title: "signing in",
    steps: [
      step("screens-sign-in--empty", "The sign-in page", "La página para iniciar sesión"),
      step("screens-sign-in--something-missing", "Nothing was typed", "No se escribió nada"),
      step("screens-sign-in--wrong", "A wrong password", "Una contraseña incorrecta"),
      step(
        "screens-second-step-of-the-sign-in--wrong-code",
        "A wrong code at the second step",
        "Un código incorrecto en el segundo paso",
      ),
    ],
  },
  {
    name: "account-summary",
    title: "the account summary",
    steps: [
      step("screens-account-summary--owing", "A bill is due", "Hay una factura por pagar"),
      step("screens-account-summary--auto-pay-declined", "Auto Pay was declined", "El pago automático fue rechazado"),
    ],
  },
  {
    name: "pay-a-bill",
    title: "paying a bill",
    steps: [
      step("screens-one-time-payment--amount", "Step 1: the amount", "Paso 1: el monto"),
      step("screens-one-time-payment--amount-refused", "An amount is refused", "Se rechaza un monto"),
      step("screens-one-time-payment--method", "Step 2: the method", "Paso 2: el método"),
      step("screens-one-time-payment--date", "Step 3: the date", "Paso 3: la fecha"),
      step("screens-one-time-payment--review", "Step 4: the review", "Paso 4: la revisión"),
      step("screens-one-time-payment--terms-missing", "Without the terms", "Sin aceptar los términos"),
      step("screens-one-time-payment--submitting", "The payment is being sent", "Se está enviando el pago"),
      step("screens-one-time-payment--unknown", "The answer is late", "La respuesta se demora"),
      step("screens-payment-outcome--charged", "It was paid", "Se pagó"),
      step("screens-payment-outcome--declined", "It was declined", "Se rechazó"),
      step("screens-receipt--taken", "The receipt", "El recibo"),
    ],
  },
  {
    name: "auto-pay",
    title: "turning Auto Pay on",
    steps: [
      step("screens-auto-pay--amount", "Step 1: the amount", "Paso 1: el monto"),
      step("screens-auto-pay--services-missing", "No service was chosen", "No se eligió ningún servicio"),
      step("screens-auto-pay--method", "The method", "El método"),
      step("screens-auto-pay--review-and-pay", "The review", "La revisión"),
      step("screens-auto-pay--summary", "Auto Pay is on", "El pago automático está activado"),
    ],
  },
  {
    name: "bill",
    title: "reading a bill",
    steps: [
      step("screens-statements--two-years", "The list of bills", "La lista de facturas"),
      step(
        "screens-statement--higher",
        "A bill that is higher than the one before",
        "Una factura más alta que la anterior",
      ),
    ],
  },
  {
    name: "outage",
    title: "an outage",
    steps: [
      step("screens-outages-map--affected", "The outages", "Las interrupciones"),
      step("screens-outages-callback--form", "Asking for a call", "Pedir una llamada"),
    ],
  },
  {
    name: "support-request",
    title: "asking for support",
    steps: [
      step("screens-support-search-results--results", "Results of a search", "Resultados de una búsqueda"),
      step("screens-support-requests--one-form", "A form", "Un formulario"),
      step("screens-support-requests--something-missing", "Something is missing", "Falta algo"),
      step("screens-support-requests--sent", "The request was sent", "La solicitud se envió"),
    ],
  },
  {
    name: "guided-check",
    title: "the guided check",
    steps: [
      step("screens-guided-check--start", "The start", "El inicio"),
      step("screens-guided-check--restart", "A restart", "Un reinicio"),
      step("screens-guided-check--fixed", "It works again", "Ya funciona"),
    ],
  },
  {
    name: "timeout",
    title: "the end of a session without activity",
    steps: [step("screens-shell--still-there", "The question before it ends", "La pregunta antes de que termine")],
  },
  {
    name: "voice-messages",
    title: "voice messages",
    steps: [step("screens-voice-messages--messages", "The messages", "Los mensajes")],
  },
];
