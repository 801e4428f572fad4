import { areaFlows } from "./areaFlows.ts";
import { billingFlows } from "./billingFlows.ts";
import { type Flow, step } from "./flow.ts";

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
  {
    name: "order",
    title: "ordering a service",
    steps: [
      step("screens-orders-choose--upgrade", "What can be changed", "Lo que se puede cambiar"),
      step("screens-orders-choose--review", "The review", "La revisión"),
      step("screens-orders-choose--terms-missing", "Without the terms", "Sin aceptar los términos"),
      step("screens-orders-order--placed", "The order was placed", "El pedido se hizo"),
    ],
  },
  {
    name: "appointment",
    title: "a technician’s appointment",
    steps: [
      step("screens-appointments--upcoming", "The appointments", "Las citas"),
      step("screens-change-an-appointment--free-times", "Other times", "Otros horarios"),
      step(
        "screens-change-an-appointment--taken-meanwhile",
        "The time was taken meanwhile",
        "El horario se ocupó entretanto",
      ),
      step(
        "screens-cancel-an-appointment--question",
        "The question before it is canceled",
        "La pregunta antes de cancelar",
      ),
    ],
  },
  {
    name: "payment-methods",
    title: "saved payment methods",
    steps: [
      step("screens-payment-methods--every-flag", "The list", "La lista"),
      step("screens-payment-methods--deletion-blocked", "One that can’t be deleted", "Uno que no se puede eliminar"),
      step("screens-payment-methods-forms--add", "Adding one", "Agregar uno"),
    ],
  },
  {
    name: "equipment",
    title: "restarting a device",
    steps: [
      step("screens-equipment--one-offline", "A device is offline", "Un equipo está sin conexión"),
      step("screens-equipment--restart-asked", "The question before the restart", "La pregunta antes de reiniciar"),
      step("screens-equipment--restarted-and-online", "It is back", "Volvió a funcionar"),
      step("screens-equipment--nickname-too-long", "A name is refused", "Se rechaza un nombre"),
    ],
  },
  {
    name: "call-forwarding",
    title: "forwarding calls",
    steps: [
      step("screens-call-settings-forwarding--forwarded", "Calls are forwarded", "Las llamadas se desvían"),
      step("screens-call-settings-forwarding--refused-number", "A number is refused", "Se rechaza un número"),
    ],
  },
  {
    name: "users",
    title: "the users of an account",
    steps: [
      step("screens-users--everybody", "The list", "La lista"),
      step("screens-users--invite-incomplete", "An invitation that is incomplete", "Una invitación incompleta"),
      step(
        "screens-users--removing",
        "The question before somebody is removed",
        "La pregunta antes de quitar a alguien",
      ),
    ],
  },
  {
    name: "recovery",
    title: "a forgotten password",
    steps: [
      step("screens-account-recovery--what-was-forgotten", "What was forgotten", "Lo que se olvidó"),
      step("screens-account-recovery--code-wrong", "A wrong code", "Un código incorrecto"),
      step("screens-account-recovery--common", "A common password", "Una contraseña común"),
    ],
  },
  {
    name: "security",
    title: "sign-in and security",
    steps: [
      step("screens-sign-in-and-security--three-devices", "The page", "La página"),
      step("screens-sign-in-and-security--wrong-current-password", "A wrong password", "Una contraseña incorrecta"),
      step(
        "screens-sign-in-and-security--factor-setup",
        "Setting up an authenticator app",
        "Configurar una aplicación de autenticación",
      ),
    ],
  },
  {
    name: "contact",
    title: "contact and e-mails",
    steps: [
      step("screens-contact-and-emails--owner", "The page", "La página"),
      step("screens-contact-and-emails--code-wrong", "A wrong code", "Un código incorrecto"),
    ],
  },
  {
    name: "notifications",
    title: "the notification center",
    steps: [step("screens-notifications--unread", "Some are new", "Algunas son nuevas")],
  },
  {
    name: "services",
    title: "add-ons, TV and webmail",
    steps: [
      step("screens-add-ons-list--all", "Add-ons", "Complementos"),
      step("screens-add-ons-security--some-at-risk", "Devices at risk", "Dispositivos en riesgo"),
      step("screens-tv--lineup", "TV", "TV"),
      step("screens-webmail--mailboxes", "Webmail", "Correo web"),
      step("screens-webmail-message--opened", "An opened message", "Un mensaje abierto"),
    ],
  },
  {
    name: "community",
    title: "the community site",
    steps: [
      step("screens-community-channels--edit", "The channels", "Los canales"),
      step("screens-community-channels--form-incomplete", "A channel that is incomplete", "Un canal incompleto"),
      step("screens-community-channels--order", "Their order", "El orden"),
      step("screens-property-homepage--home", "The property", "La propiedad"),
      step("screens-property-business-hours--hours-overlap", "Hours that overlap", "Horarios que se superponen"),
    ],
  },
  ...billingFlows,
  ...areaFlows,
];
