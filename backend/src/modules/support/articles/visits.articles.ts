import type { Article } from "./article.ts";

/** Visits of technicians, and orders. */
export const visitArticles: readonly Article[] = [
  {
    id: "move-an-appointment",
    page: "/service-appointments",
    isUseful: true,
    en: {
      title: "Move a technician appointment",
      summary: "Choose another time for a visit, until 24 hours before it begins.",
      body: [
        "1. Open [Appointments](/service-appointments) and choose **Change time**.\n2. Pick one of the free times of the next four weeks.\n3. Confirm it.",
        "You can change a visit until 24 hours before it begins. After that, call [the line for appointments](tel:appointments): the technician is already planned.",
        "We send a reminder a day before. Someone who can let the technician in should be there for the whole window.",
      ],
    },
    es: {
      title: "Cambiar una cita con el técnico",
      summary: "Elija otra hora para una visita, hasta 24 horas antes de que empiece.",
      body: [
        "1. Abra [Citas](/service-appointments) y elija **Cambiar horario**.\n2. Elija una de las horas libres de las próximas cuatro semanas.\n3. Confírmela.",
        "Puede cambiar una visita hasta 24 horas antes de que empiece. Después, llame a [la línea de citas](tel:appointments): el técnico ya está asignado.",
        "Le enviamos un recordatorio un día antes. Durante todo el horario debe estar alguien que pueda recibir al técnico.",
      ],
    },
  },
  {
    id: "cancel-an-appointment",
    page: "/service-appointments",
    en: {
      title: "Cancel a technician appointment",
      summary: "If you don’t need the visit anymore, cancel it. The time goes to another customer.",
      body: [
        "Open Appointments and choose Cancel appointment. You can do this until 24 hours before the visit.",
        "You can’t undo it. If another time would suit you, move the appointment instead.",
        "To get a new appointment after you canceled, call the line for appointments.",
      ],
    },
    es: {
      title: "Cancelar una cita con el técnico",
      summary: "Si ya no necesita la visita, cancélela. La hora pasa a otro cliente.",
      body: [
        "Abra Citas y elija Cancelar cita. Puede hacerlo hasta 24 horas antes de la visita.",
        "No se puede deshacer. Si le conviene otra hora, cambie la cita en lugar de cancelarla.",
        "Para tener una cita nueva después de cancelar, llame a la línea de citas.",
      ],
    },
  },
  {
    id: "book-a-repair-visit",
    page: "/services/troubleshoot",
    en: {
      title: "Have a technician come for a repair",
      summary: "When the guided check doesn’t help, you can book a visit there. It costs nothing.",
      body: [
        "1. Open [Fix a problem](/services/troubleshoot), choose what isn’t working and answer the questions. Most problems are solved on the way.\n2. If yours isn’t, choose **Book a technician’s visit**.\n3. Choose a free time. Visits are booked at least 24 hours ahead.",
        "The technician sees what you tried. You can [move](article:move-an-appointment) or [cancel the visit](article:cancel-an-appointment) until 24 hours before.",
      ],
    },
    es: {
      title: "Pedir que un técnico vaya a reparar",
      summary: "Si la revisión paso a paso no ayuda, puede reservar una visita allí mismo. No tiene costo.",
      body: [
        "1. Abra [Resolver un problema](/services/troubleshoot), elija lo que no funciona y responda las preguntas. Así se resuelve la mayoría de los problemas.\n2. Si el suyo continúa, elija **Reservar una visita del técnico**.\n3. Elija un horario libre. Las visitas se reservan con al menos 24 horas de anticipación.",
        "El técnico ve lo que usted probó. Puede [cambiar](article:move-an-appointment) o [cancelar la visita](article:cancel-an-appointment) hasta 24 horas antes.",
      ],
    },
  },
];
