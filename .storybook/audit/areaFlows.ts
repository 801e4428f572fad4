import { type Flow, step } from "./flow.ts";

/** The areas beside billing that have no flow of their own among the main ones. */
export const areaFlows: Flow[] = [
  {
    name: "services-home",
    title: "the services",
    steps: [
      step("screens-services--three", "The services", "Los servicios"),
      step("screens-services--outage", "One has an outage", "Uno tiene una interrupción"),
      step("screens-speed-test--with-results", "The speed test", "La prueba de velocidad"),
    ],
  },
  {
    name: "technicians-visit",
    title: "booking a technician’s visit",
    steps: [
      step("screens-technician-s-visit--offer", "A check did not help", "Una revisión no ayudó"),
      step("screens-technician-s-visit--free-times", "The free times", "Los horarios libres"),
      step("screens-technician-s-visit--nothing-chosen", "No time was chosen", "No se eligió un horario"),
      step("screens-technician-s-visit--review", "The review", "La revisión"),
      step("screens-technician-s-visit--booked", "It was booked", "Se reservó"),
    ],
  },
  {
    name: "voice-lines",
    title: "the lines and their settings",
    steps: [
      step("screens-voice-home--new-messages", "The lines", "Las líneas"),
      step("screens-call-log--calls", "The call log", "El registro de llamadas"),
      step("screens-call-settings-phone--phone", "The phone settings", "Los ajustes del teléfono"),
      step("screens-call-settings-phone--pin-easy-to-guess", "A PIN is refused", "Se rechaza un PIN"),
      step("screens-call-settings-call-guard--guarded", "Call guard", "La protección de llamadas"),
      step("screens-call-settings-forwarding-manager--manager", "Where calls go", "A dónde van las llamadas"),
      step("screens-call-settings-manage-lines--manage-line", "One line", "Una línea"),
    ],
  },
  {
    name: "help",
    title: "ways to reach support, and a guide",
    steps: [
      step("screens-support-contact-us--signed-in", "Contact us", "Comuníquese con nosotros"),
      step("screens-guides--bill", "A guide", "Una guía"),
    ],
  },
  {
    name: "terms",
    title: "terms and disclaimers",
    steps: [
      step("screens-terms-and-conditions--accepted", "The terms", "Los términos"),
      step("screens-versions-of-terms--one-open", "Their versions", "Sus versiones"),
      step("screens-disclaimers--signed-out", "The disclaimers", "Los avisos"),
    ],
  },
  {
    name: "settings",
    title: "the settings and the accounts",
    steps: [
      step("screens-profile-and-settings--owner", "The settings", "Los ajustes"),
      step("screens-your-accounts--several", "The accounts", "Las cuentas"),
      step("screens-confirm-that-it-is-you--password-and-code", "Confirming who it is", "Confirmar quién es"),
    ],
  },
  {
    name: "new-sign-in",
    title: "a new sign-in",
    steps: [
      step("screens-create-a-sign-in--proof", "The account", "La cuenta"),
      step("screens-create-a-sign-in--nothing-typed", "Nothing was typed", "No se escribió nada"),
      step("screens-create-a-sign-in--code-wrong", "A wrong code", "Un código incorrecto"),
      step("screens-invitation--new-person", "An invitation", "Una invitación"),
      step("screens-invitation--incomplete", "Something is missing", "Falta algo"),
    ],
  },
  {
    name: "property",
    title: "the property of the community site",
    steps: [
      step("screens-community--in-force", "The community page", "La página de la comunidad"),
      step("screens-points-of-contact--two", "The points of contact", "Los contactos"),
      step("screens-points-of-contact--incomplete", "One is incomplete", "Uno está incompleto"),
      step("screens-property-amenities--amenities", "The amenities", "Los servicios comunes"),
      step("screens-property-amenities--amenities-asking", "A request about one", "Una solicitud sobre uno"),
      step("screens-property-contact-preferences--preferences", "The preferences", "Las preferencias"),
      step("screens-property-contract--contract", "The contract", "El contrato"),
    ],
  },
  {
    name: "without-the-portal",
    title: "pages for when the portal cannot be used",
    steps: [
      step("screens-self-installation--contact-to-activate", "Setting up by phone", "Configurar por teléfono"),
      step("screens-offline--saved", "Without a connection", "Sin conexión"),
      step("screens-maintenance--maintenance", "Maintenance", "Mantenimiento"),
      step("screens-page-not-found--signed-in", "No such page", "No existe esa página"),
    ],
  },
];
