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
        "Open Appointments and choose Change time. The free times of the next four weeks are shown; pick one and confirm.",
        "You can change a visit until 24 hours before it begins. After that, call us: the technician is already planned.",
        "We send a reminder a day before. Someone who can let the technician in should be there for the whole window.",
      ],
    },
    es: {
      title: "Cambiar una cita con el técnico",
      summary: "Elija otra hora para una visita, hasta 24 horas antes de que empiece.",
      body: [
        "Abra Citas y elija Cambiar horario. Se muestran las horas libres de las próximas cuatro semanas; elija una y confirme.",
        "Puede cambiar una visita hasta 24 horas antes de que empiece. Después, llámenos: el técnico ya está asignado.",
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
];
