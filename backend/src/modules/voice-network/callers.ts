/** What a caller says to a mailbox: the words are its transcript. */
export type Spoken = { language: "en-US" | "es-US"; seconds: number; content: string | null };

/** Somebody who calls the demo's lines. `number`: ten digits that belong to nobody. */
export type NetworkCaller = {
  number: string;
  name: string | null;
  isLikelyRobocall: boolean;
  messages: readonly Spoken[];
};

const says = (seconds: number, content: string | null, language: Spoken["language"] = "en-US"): Spoken => ({
  language,
  seconds,
  content,
});
const person = (number: string, name: string | null, ...messages: Spoken[]): NetworkCaller => ({
  number,
  name,
  isLikelyRobocall: false,
  messages,
});

/** All invented. Their words suit any business. */
export const callers: readonly NetworkCaller[] = [
  person(
    "6175550108",
    "Quay City Inspections",
    says(
      16,
      "Hello, this is Quay City Inspections. Your yearly visit is due next month. Please call us to choose a day.",
    ),
  ),
  person(
    "6175550146",
    "North Quay Linen",
    says(12, "Hi, it’s North Quay Linen. The driver comes at ten tomorrow instead of eight."),
    says(9, "North Quay Linen here. We found the missing bag. It comes with the next delivery."),
  ),
  person(
    "6175550155",
    "Luis Ortega",
    says(14, "Hi, it’s Luis from the bank. The form you sent needs one more signature. Any time this week is fine."),
  ),
  person(
    "6175550133",
    null,
    says(11, "Good morning. Do you have parking for customers? Please call me back. Thanks!"),
    says(13, "Hi, I’d like to know your hours on Saturday. My number should be on your screen."),
  ),
  person(
    "6175550172",
    "Rosa Delgado",
    says(
      15,
      "Buenos días, habla Rosa Delgado. Quisiera confirmar mi cita del jueves a las tres. Muchas gracias.",
      "es-US",
    ),
  ),
  person(
    "6175550177",
    null,
    says(12, "Hola, llamo por el presupuesto que pedí la semana pasada. ¿Me puede llamar, por favor?", "es-US"),
  ),
  person(
    "6175550185",
    "Harbor Rowing Club",
    says(18, "Hello, the rowing club. We’d like to order the same as last year for our dinner on the twelfth."),
    says(7, null),
  ),
  person("6175550191", "Bay Couriers", says(8, "Bay Couriers. We have a package for you and nobody was at the door.")),
  { number: "8765550143", name: null, isLikelyRobocall: true, messages: [] },
  { number: "9005550177", name: null, isLikelyRobocall: true, messages: [] },
];

/** The text of the pages of faxes, separated by form feeds. */
export const faxes: readonly string[] = [
  "Order confirmation 2206\n\nThank you for your order. Delivery within three working days.",
  "Certificate of insurance\n\nValid for twelve months from the date of issue.\fPage 2\n\nGeneral conditions.",
  "Price list\n\nPrices are valid until the end of next month.",
];
