import type { Article } from "./article.ts";

const ofVoice = { toggle: "voice" } as const;

/** Telephone lines. */
export const voiceArticles: readonly Article[] = [
  {
    id: "listen-to-voicemail",
    page: "/voice/messages",
    isUseful: true,
    ...ofVoice,
    en: {
      title: "Listen to voicemail and read faxes",
      summary: "Hear messages in your browser, save them, and delete what you don’t need.",
      body: [
        "Messages lists the voicemail and faxes of your lines, newest first. New ones are marked as new.",
        "Play a message on the page, or download it. A fax opens as a PDF.",
        "If you delete a message by mistake, undo it at once on the same page.",
      ],
    },
    es: {
      title: "Escuchar el buzón de voz y leer faxes",
      summary: "Escuche los mensajes en su navegador, guárdelos y borre los que no necesita.",
      body: [
        "Mensajes muestra el buzón de voz y los faxes de sus líneas, primero lo más reciente. Los nuevos están marcados como nuevos.",
        "Reproduzca un mensaje en la página o descárguelo. Un fax se abre como PDF.",
        "Si borra un mensaje por error, deshágalo enseguida en la misma página.",
      ],
    },
  },
  {
    id: "forward-calls",
    page: "/services/voice/call-forwarding",
    ...ofVoice,
    en: {
      title: "Forward calls to another number",
      summary: "Send calls to a cell phone or another office: always, at certain hours, or when nobody answers.",
      body: [
        "1. Open [Call forwarding](/services/voice/call-forwarding) and choose the line.\n2. Forward all calls, or only those that come while the line is busy, isn’t answered or can’t be reached.\n3. Choose days and hours to forward calls only then, for example outside your business hours.\n4. Call the line from another telephone to try it.",
        "To change many lines at once, use Forwarding manager.",
      ],
    },
    es: {
      title: "Desviar llamadas a otro número",
      summary: "Envíe las llamadas a un celular o a otra oficina: siempre, a ciertas horas o cuando nadie contesta.",
      body: [
        "1. Abra [Desvío de llamadas](/services/voice/call-forwarding) y elija la línea.\n2. Desvíe todas las llamadas, o solo las que llegan cuando la línea está ocupada, nadie contesta o no se puede comunicar.\n3. Elija días y horas para desviar llamadas solo entonces, por ejemplo fuera de su horario de atención.\n4. Llame a la línea desde otro teléfono para probarlo.",
        "Para cambiar muchas líneas a la vez, use Administrador de desvíos.",
      ],
    },
  },
  {
    id: "block-unwanted-calls",
    page: "/services/voice/call-guard",
    ...ofVoice,
    en: {
      title: "Stop robocalls and unwanted calls",
      summary: "Block numbers, challenge likely robocalls, and let good callers always ring.",
      body: [
        "Call guard decides which callers reach a line. Likely robocalls can be made to enter a digit first, and callers who hide their number can go to voicemail.",
        "Block up to 50 numbers. Put important customers on the list of allowed callers: their calls always ring.",
        "Under Try a number, see what would happen to a call. Nothing is saved by trying.",
      ],
    },
    es: {
      title: "Detener llamadas automáticas y no deseadas",
      summary:
        "Bloquee números, ponga a prueba las llamadas automáticas y deje que los buenos contactos siempre suenen.",
      body: [
        "Protección de llamadas decide quién se comunica con una línea. Las posibles llamadas automáticas pueden tener que marcar un dígito primero, y quienes ocultan su número pueden ir al buzón de voz.",
        "Bloquee hasta 50 números. Ponga a los clientes importantes en la lista de números permitidos: sus llamadas siempre suenan.",
        "En Probar un número puede ver qué pasaría con una llamada. Al probar no se guarda nada.",
      ],
    },
  },
  {
    id: "caller-id-and-voicemail-settings",
    page: "/services/voice/phone",
    ...ofVoice,
    en: {
      title: "Change caller ID, greeting and voicemail PIN",
      summary: "Settings of each line: do-not-disturb, rings before voicemail, and the name that others see.",
      body: [
        "Open Phone settings and choose the line. The caller ID name can have up to 15 characters.",
        "Choose after how many rings a call goes to voicemail, and which greeting callers hear.",
        "If you forgot the voicemail PIN, set a new one there. It has 6 to 10 digits.",
      ],
    },
    es: {
      title: "Cambiar el identificador, el saludo y el PIN del buzón",
      summary: "Ajustes de cada línea: no molestar, timbres antes del buzón de voz y el nombre que ven los demás.",
      body: [
        "Abra Ajustes del teléfono y elija la línea. El nombre del identificador de llamadas puede tener hasta 15 caracteres.",
        "Elija después de cuántos timbres una llamada va al buzón de voz y qué saludo oye quien llama.",
        "Si olvidó el PIN del buzón de voz, ponga uno nuevo allí. Tiene de 6 a 10 dígitos.",
      ],
    },
  },
];
