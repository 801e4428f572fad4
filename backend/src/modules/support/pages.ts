import type { Article } from "./articles/article.ts";

/** A page of the portal in the search: what it is for, in other words than its title. */
type SearchedPage = { path: string; toggle?: Article["toggle"]; en: string; es: string };

const billing = { toggle: "billing" } as const;
const voice = { toggle: "voice" } as const;

/** The pages that the search finds: those that a customer of either site may open, unless a toggle is off. */
export const searchedPages: readonly SearchedPage[] = [
  {
    path: "/account-summary",
    en: "What you owe, your services and what needs your attention.",
    es: "Lo que debe, sus servicios y lo que necesita su atención.",
  },
  {
    path: "/billing",
    ...billing,
    en: "Balance, due date, payments and settings of your bill.",
    es: "Saldo, fecha de vencimiento, pagos y ajustes de su factura.",
  },
  {
    path: "/billing/pay-bill",
    ...billing,
    en: "Pay the bill by card or bank account.",
    es: "Pagar la factura con tarjeta o cuenta bancaria.",
  },
  {
    path: "/billing/bill-pay-options",
    ...billing,
    en: "Online, by phone, by mail or in a store.",
    es: "En línea, por teléfono, por correo o en una tienda.",
  },
  {
    path: "/billing/payment-history",
    ...billing,
    en: "Payments that you made, with receipts.",
    es: "Pagos que hizo, con recibos.",
  },
  {
    path: "/billing/view-statements",
    ...billing,
    en: "Your bills line by line, and as PDF.",
    es: "Sus facturas renglón por renglón, y en PDF.",
  },
  {
    path: "/billing/scheduled-payments",
    ...billing,
    en: "Payments planned for a later day.",
    es: "Pagos previstos para otra fecha.",
  },
  {
    path: "/billing/payment-methods",
    ...billing,
    en: "Saved cards and bank accounts.",
    es: "Tarjetas y cuentas bancarias guardadas.",
  },
  {
    path: "/billing/auto-pay",
    ...billing,
    en: "Bills that pay themselves, and on which day.",
    es: "Facturas que se pagan solas, y en qué día.",
  },
  {
    path: "/billing/account-activity",
    ...billing,
    en: "Charges, credits and payments of your account.",
    es: "Cargos, créditos y pagos de su cuenta.",
  },
  {
    path: "/services",
    toggle: "equipment",
    en: "Internet, TV and equipment: modems, routers and restarts.",
    es: "Internet, TV y equipos: módems, enrutadores y reinicios.",
  },
  {
    path: "/services/internet/speed-test",
    toggle: "canUseSMBSpeedTestMFE",
    en: "Measure how fast your internet is.",
    es: "Mida qué tan rápido es su internet.",
  },
  {
    path: "/services/add-ons",
    en: "Security, backup and email for your account.",
    es: "Seguridad, respaldo y correo para su cuenta.",
  },
  {
    path: "/upgrade",
    en: "Order faster internet or more channels.",
    es: "Pedir internet más rápido o más canales.",
  },
  {
    path: "/buy",
    en: "Order a service that you don’t have yet.",
    es: "Pedir un servicio que todavía no tiene.",
  },
  {
    path: "/outage-map",
    en: "Service that is down, and planned work, on a map.",
    es: "Servicio caído y trabajos previstos, en un mapa.",
  },
  {
    path: "/service-appointments",
    en: "Visits of technicians: see, move or cancel them.",
    es: "Visitas de técnicos: verlas, cambiarlas o cancelarlas.",
  },
  {
    path: "/voice/messages",
    ...voice,
    en: "Voicemail and faxes.",
    es: "Buzón de voz y faxes.",
  },
  {
    path: "/services/voice/call-forwarding",
    ...voice,
    en: "Send calls to another number.",
    es: "Enviar llamadas a otro número.",
  },
  {
    path: "/services/voice/call-guard",
    ...voice,
    en: "Block robocalls and unwanted callers.",
    es: "Bloquear llamadas automáticas y no deseadas.",
  },
  {
    path: "/services/voice/phone",
    ...voice,
    en: "Do-not-disturb, caller ID and voicemail of a line.",
    es: "No molestar, identificador de llamadas y buzón de voz de una línea.",
  },
  {
    path: "/user-preferences/people",
    en: "People who may use this account, and their roles.",
    es: "Personas que pueden usar esta cuenta, y sus roles.",
  },
  {
    path: "/user-preferences/contact",
    en: "Your name, email address and notices.",
    es: "Su nombre, correo electrónico y avisos.",
  },
  {
    path: "/user-preferences/security",
    en: "Your password, and devices that are signed in.",
    es: "Su contraseña y los dispositivos con la sesión abierta.",
  },
  {
    path: "/profile-and-settings",
    en: "Everything that you can set for yourself.",
    es: "Todo lo que puede ajustar para usted.",
  },
  {
    path: "/account-recovery",
    en: "Reset a forgotten password or find your username.",
    es: "Restablecer una contraseña olvidada o encontrar su nombre de usuario.",
  },
  {
    path: "/contactus",
    en: "Phone numbers of customer care, appointments, technical support and policy.",
    es: "Números de teléfono de atención al cliente, citas, soporte técnico y políticas.",
  },
];

/** The toggle that a page needs, as far as the search knows it. */
export const toggleOfPage = (path: string): Article["toggle"] =>
  searchedPages.find((page) => page.path === path)?.toggle;
